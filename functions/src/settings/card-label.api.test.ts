import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { htmlOf } from '../../test/ask-in-process.ts';
import { putProduct, resetSettings } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { CardLabel } from '../domain/card-labels.ts';

const LAMP = 'a-measured-lamp';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const specs = { watt: 7.5, holder: 'E27', width: 40, height: 52.5 } as const;
  await putProduct(LAMP, { name: 'A Measured Lamp', createdAt: Date.now(), specs });
  await putProduct('a-plain-lamp', { name: 'A Plain Lamp' });
});
beforeEach(resetSettings);
afterAll(resetToSeed);

async function setLabel(label: CardLabel) {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.cards;
  expect((await ask(admin, 'PATCH /settings/cards', { label, version })).status).toBe(200);
}

async function listed() {
  return (await ask(NOBODY, `GET /products?ids=${LAMP},a-plain-lamp&fields=_id,cardLabel`)).body;
}

test('a shop that has set nothing has its own name on cards', async () => {
  expect(await listed()).toEqual([{ _id: LAMP }, { _id: 'a-plain-lamp' }]);
  expect((await ask(admin, 'GET /settings/admin')).body.cards.label).toBe('brand');
});

test.each([
  ['watt', { unit: 'watt', values: [7.5] }, '7.5 watt', '৭.৫ ওয়াট'],
  ['holder', { unit: 'holder', values: ['E27'] }, 'E27', 'E27'],
  ['size', { unit: 'cm', values: [40, 52.5] }, '40 × 52.5 cm', '৪০ × ৫২.৫ সেমি'],
] as const)('with %s a card says what is known of its lamp', async (label, cardLabel, english, bangla) => {
  await setLabel(label);
  expect(await listed()).toEqual([{ _id: LAMP, cardLabel }, { _id: 'a-plain-lamp' }]);
  expect(await cardIn('/shop')).toContain(`>${english}<`);
  expect(await cardIn('/bn/shop')).toContain(`>${bangla}<`);
  expect(await cardIn('/shop?q=plain+lamp', 'A Plain Lamp')).toContain('>Aloghor<');
});

/** The HTML of a product's card. */
async function cardIn(path: string, name = 'A Measured Lamp'): Promise<string | undefined> {
  const cards = (await htmlOf(path)).match(/<article.*?<\/article>/gs);
  return cards?.find((card) => card.includes(name));
}
