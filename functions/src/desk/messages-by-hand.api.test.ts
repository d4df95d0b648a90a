import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { environment } from '../../test/environment.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const CLERK = 'clerk@aloghor.example';
const SITE = environment('SHOP_URL');

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

async function placed(language = 'en'): Promise<{ id: string; number: string }> {
  const order = { mobileNumber: '01912345678', language, orderItems: [{ _id: 'jute-double-drum-pendant' }] };
  const { insertedId: id, number } = (await ask(undefined, 'POST /orders', order)).body;
  return { id, number };
}

const read = async (id: string) => (await ask(clerk, `GET /desk/${id}/messages`)).body;
const deskOf = async (id: string) => (await ask(clerk, `GET /desk/${id}`)).body.desk;
const note = (who: Person, id: string, body: object) => ask(who, `POST /desk/${id}/messages`, body);

describe('messages by hand', () => {
  test('of an order that waits say that nobody answered, with the buyer’s own link, and that an advance is needed', async () => {
    const { id, number } = await placed();
    const { language, messages } = await read(id);
    const { answer } = await deskOf(id);
    expect(language).toBe('en');
    expect(messages).toEqual([
      {
        event: 'noAnswer',
        text: `Aloghor: We could not reach you about your order ${number}. Please confirm it here: ${SITE}/answer#${number}.${answer.code}`,
      },
      {
        event: 'advance',
        text: `Aloghor: Before we send your order ${number}, we ask for an advance. Please call us: 01700000000`,
      },
    ]);
  });

  test('name the advance that the rules of the shop, or a mark of the number, ask for', async () => {
    const texts = async () => {
      const { messages } = await read((await placed()).id);
      return messages.find(({ event }: { event: string }) => event === 'advance').text;
    };
    await ask(clerk, 'POST /customers/marks', { mobileNumber: '01912345678', marks: ['advanceOnly'] });
    expect(await texts()).toContain('we ask for an advance of 410 Tk. Please call us');
    await ask(clerk, 'POST /customers/marks', { mobileNumber: '01912345678', marks: [] });
    const setRules = async (rules: object) => {
      const { version } = (await ask(admin, 'GET /settings/admin')).body.advance;
      expect((await ask(admin, 'PATCH /settings/advance', { ...rules, version })).status).toBe(200);
    };
    await setRules({ isOn: true, from: 1_000, percentIn48Hours: 20 });
    expect(await texts()).toContain('an advance of 830 Tk. Please call us');
    await setRules({ isOn: false });
    expect(await texts()).toContain('we ask for an advance. Please call us');
  });

  test('ask nobody for an advance who has paid, be it an advance or a part of the payment', async () => {
    const [{ id: advanced }, { id: part }] = [await placed(), await placed()];
    const amounts = [{ kind: 'advance', taka: 500, transaction: 'BKX7' }];
    await ask(admin, `POST /orders/admin/${advanced}/amounts`, { amounts });
    await ask(admin, `POST /orders/admin/${part}/payment`, { received: true, sum: 500 });
    for (const id of [advanced, part]) {
      const { messages } = await read(id);
      expect(messages.map(({ event }: { event: string }) => event)).toEqual(['noAnswer']);
    }
  });

  test('of an order that is out say so, and where the rider is, in the buyer’s language', async () => {
    const { id } = await placed('bn');
    await ask(clerk, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
    await ask(admin, statusCall(id, 'Out for Delivery'));
    const { language, messages } = await read(id);
    expect(language).toBe('bn');
    expect(messages.map(({ event }: { event: string }) => event)).toEqual(['outForDelivery', 'riderComing']);
    expect(messages[1].text).toContain('রাইডারের কাছে। তিনি ফোন করবেন।');
  });

  test('of a closed order are none', async () => {
    const { id } = await placed();
    await ask(clerk, `POST /desk/${id}/calls`, { outcome: 'fake' });
    expect((await read(id)).messages).toEqual([]);
  });

  test('have the shop’s own words, and those that it does not want are not offered', async () => {
    const { version } = (await ask(admin, 'GET /settings/admin')).body.notifications;
    const choices = {
      noAnswer: { text: { en: 'Hello {name}, confirm {number}: {answer}' } },
      advance: { isOff: true },
    };
    await ask(admin, 'PATCH /settings/notifications', { ...choices, version });
    const order = {
      mobileNumber: '01912345678',
      name: 'Rahim',
      language: 'en',
      orderItems: [{ _id: 'jute-double-drum-pendant' }],
    };
    const { insertedId, number } = (await ask(undefined, 'POST /orders', order)).body;
    const { messages } = await read(insertedId);
    expect(messages).toHaveLength(1);
    expect(messages[0].text).toContain(`Hello Rahim, confirm ${number}: ${SITE}/answer#${number}.`);
  });

  test('name only what is known of the order: no link to confirm once it is out', async () => {
    const { version } = (await ask(admin, 'GET /settings/admin')).body.notifications;
    const { status, body } = await ask(admin, 'PATCH /settings/notifications', {
      riderComing: { text: { en: 'Confirm {answer}' } },
      version,
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'riderComing.text.en' }] } });
  });

  test('that were opened are noted, a second press within a minute once, and stand in the audit', async () => {
    const { id } = await placed();
    const sent = { event: 'noAnswer', way: 'whatsapp' };
    expect((await note(clerk, id, sent)).body).toMatchObject({ modifiedCount: 1 });
    expect((await note(clerk, id, sent)).body).toMatchObject({ modifiedCount: 0 });
    expect((await note(clerk, id, { ...sent, way: 'sms' })).body).toMatchObject({ modifiedCount: 1 });
    expect((await deskOf(id)).messages).toMatchObject([
      { by: CLERK, event: 'noAnswer', way: 'whatsapp' },
      { by: CLERK, event: 'noAnswer', way: 'sms' },
    ]);
    expect(await auditLines(id)).toContainEqual(
      expect.objectContaining({ by: CLERK, after: expect.objectContaining({ messageByHand: 'noAnswer' }) }),
    );
  });

  test('of two of the staff at once are both noted', async () => {
    const { id } = await placed();
    await Promise.all([clerk, admin].map((who) => note(who, id, { event: 'noAnswer', way: 'sms' })));
    expect((await deskOf(id)).messages).toHaveLength(2);
  });

  test('cost the order, its desk and the rules of advances', async () => {
    const { id } = await placed();
    await askInProcess(clerk, 'GET /settings/admin'); // the copy of the settings is read, and the role
    const reads = await countReads(() => askInProcess(clerk, `GET /desk/${id}/messages`));
    expect(reads).toBeLessThanOrEqual(5); // the role, the order, its desk, the head of the catalogue, the rules of advances
  });
});
