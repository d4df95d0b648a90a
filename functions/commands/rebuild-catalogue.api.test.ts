import { afterAll, beforeEach, expect, test } from 'vitest';
import { originals } from '../src/catalogue/write-catalogue.ts';
import { read } from '../test/api.ts';
import { expectTrueCopy } from '../test/catalogue-copy.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';

beforeEach(resetToSeed);
afterAll(resetToSeed);

test('shows shoppers what was changed by hand', async () => {
  await originals.products.reference.doc(PENDANT).update({ price: 7 });
  const categories = originals.settings.reference.doc('categories');
  await categories.set({ list: (await categories.get()).get('list').slice(1) });
  expect(await read(`/item/${PENDANT}`)).not.toMatchObject({ price: 7 });

  const { code, said } = await runScript('rebuild-catalogue', []);
  expect(said).toContain('The catalogue is rebuilt: a head and 1 shard.');
  expect(code).toBe(0);

  await expectTrueCopy();
  expect(await read(`/item/${PENDANT}`)).toMatchObject({ price: 7 });
  expect(await read('/categories')).toHaveLength(14);
});

test('names the missing project', async () => {
  const { code, said } = await runHere('rebuild-catalogue', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
