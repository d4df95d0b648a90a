import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '@aloghor/functions/test/people';
import { seedMany } from '../../data/generated/seed-many.ts';
import type { Stack } from '../../shop/stack/stack.ts';
import { type MeasuredShop, withShop } from './measured-processes.ts';
import type { Table, Target } from './table.ts';

const SIZES = [5_000, 10_000, 20_000];
const SAVES = 60;

/** What needs no index of the search: lists in every order, filters, a search for what names contain, a product. */
const BROWSING = [
  '/products?limit=24&collapse=family',
  '/products?limit=24&sort=price',
  '/products?limit=24&sort=-price&inStock=true',
  '/products?limit=24&sort=name.bn&category=Table%20Lamp',
  '/products?limit=24&light=warm&priceFrom=500&priceTo=5000',
  '/products/facets?category=Table%20Lamp',
  '/products?limit=4&q=lamp',
  '/item/made-1',
];

/** With a typing error. */
const FORGIVING_SEARCH = '/products?limit=4&q=chandeleir';

/** What shoppers ask for. */
const CALLS = [...BROWSING, FORGIVING_SEARCH];

/** Together below the limit of one address. */
const SHOPPERS = 3;
const LOOKING_MS = 200;

/** How long a call of a shopper may take beside a save, or beside the first search, which makes the index. */
const LONGEST_CALL_MS = 300;

/**
 * The first search, and then an admin who saves sixty times, while shoppers list, filter and search: in one process,
 * because the emulator of functions starts one for each concurrent call.
 */
export async function measureScale(stack: Stack): Promise<{ table: Table; targets: Target[] }> {
  const rows: Table['rows'] = [];
  const targets: Target[] = [];
  for (const products of SIZES) {
    await seedMany({ products });
    const { indexing, quiet, saving, usage, memory } = await withShop(stack, measureSaves);
    const size = products.toLocaleString('en');
    rows.push([
      size,
      usage.loaded,
      usage.loadingMs,
      memory,
      indexing.firstSearch,
      indexing.longest,
      quiet.longest,
      saving.longest,
      saving.saveMs,
      saving.cpuMs,
    ]);
    targets.push(
      {
        what: `longest other call of a shopper while the first search makes its index, ${size} products`,
        unit: 'ms',
        value: indexing.longest,
        atMost: LONGEST_CALL_MS,
      },
      {
        what: `failed calls while the first search makes its index, ${size} products`,
        unit: '',
        value: indexing.failed,
        atMost: 0,
      },
      { what: `failed calls while an admin saves, ${size} products`, unit: '', value: saving.failed, atMost: 0 },
      {
        what: `longest call of a shopper meanwhile, ${size} products`,
        unit: 'ms',
        value: saving.longest,
        atMost: LONGEST_CALL_MS,
      },
    );
  }
  const table = {
    title: `An admin saves ${SAVES} times while shoppers look`,
    columns: [
      'products',
      'MB loaded',
      'CPU ms to load',
      'MB at most',
      'first search, ms',
      'longest other call meanwhile, ms',
      'longest call before the saves, ms',
      'longest call beside the saves, ms',
      'longest save, ms',
      'CPU ms a save',
    ],
    rows,
    notes: [
      'Products of two to five kilobytes. Memory is that of the whole process. The CPU of a save includes the calls of the shoppers meanwhile.',
    ],
  };
  return { table, targets };
}

const MB = 1_000_000;

/** Empty fields stay as they are. */
const SAVED = { name: 'Saved Lamp', desc: 'A lamp that an admin has saved.', categories: [], img: '' };

async function measureSaves(shop: MeasuredShop) {
  const { token } = await signIn('admin');
  const before = await shop.usage();
  for (const path of [...BROWSING, ...BROWSING]) await callShop(shop, path); // the catalogue, and its orders
  let firstSearch = 0;
  const indexing = await whileShopping(shop, BROWSING, async () => {
    firstSearch = await callShop(shop, FORGIVING_SEARCH);
  });
  const warm = await shop.usage();
  const quiet = await whileShopping(shop, CALLS, () => pause(5_000));

  const start = await shop.usage();
  const saves: number[] = [];
  const saving = await whileShopping(shop, CALLS, async () => {
    for (let save = 0; save < SAVES; save++) {
      const body = JSON.stringify({ ...SAVED, price: 1_000 + save });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      saves.push(await callShop(shop, `/item/made-${save * 80 + 1}`, { method: 'PATCH', headers, body }));
    }
  });
  const { cpuMs } = await shop.usage();
  return {
    indexing: { ...indexing, firstSearch },
    quiet,
    saving: { ...saving, saveMs: Math.max(...saves), cpuMs: (cpuMs - start.cpuMs) / SAVES },
    usage: { loaded: warm.memory / MB, loadingMs: warm.cpuMs - before.cpuMs },
    memory: saving.memory / MB,
  };
}

/** The longest call of shoppers during `work`, how many failed, and the most memory. */
async function whileShopping(shop: MeasuredShop, calls: string[], work: () => Promise<unknown>) {
  let isOver = false;
  let [longest, failed, memory] = [0, 0, 0];
  const shopper = async (first: number) => {
    for (let call = first; !isOver; call++) {
      try {
        longest = Math.max(longest, await callShop(shop, calls[call % calls.length] ?? ''));
      } catch {
        failed += 1;
      }
      memory = Math.max(memory, (await shop.usage()).memory);
      await pause(LOOKING_MS);
    }
  };
  const shoppers = Array.from({ length: SHOPPERS }, (_, place) => shopper(place * 3));
  await work().catch(() => {
    failed += 1;
  });
  isOver = true;
  await Promise.all(shoppers);
  return { longest, failed, memory };
}

/** How long a call takes, in milliseconds. @throws when it fails */
async function callShop({ target }: MeasuredShop, path: string, init: RequestInit = {}): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${target}/api${path}`, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - start;
}
