import type { ImportOutcome, UndoOutcome } from '@aloghor/functions/domain/product-import';
import { FIRST_CATEGORY } from '@aloghor/functions/test/seed-data';
import { answered, type Step } from '../call.ts';
import { type LampId, nameOfLamp, type ProductFile, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { ImportPart, World } from '../world.ts';

/** A file with a lamp of its own and another `price`, in poisha, for some lamps of the shop. Only admins may import it. */
export function importFile(who: Who, file: ProductFile, lamps: LampId[], price: number): Step {
  return {
    name: `${who} imports ${file.lamp.name}, and ${lamps.join(' and ')} for ${price / 100}`,
    prepare() {
      const cells = lamps.map((id) => ({ id, ...cellsOf({ id, name: nameOfLamp(id), price }) }));
      const body = {
        importId: file.importId,
        fileName: 'lamps.csv',
        rows: [cellsOf(file.lamp), ...cells].map((each, place) => ({ row: place + 2, cells: each })),
      };
      const happen = (world: World) => {
        const products: ImportPart['products'] = [];
        const outcomes = [addLamp(world, file, products), ...lamps.map((id) => reprice(world, id, price, products))];
        if (products.length > 0) world.imports.push({ importId: file.importId, products });
        return answered({ rows: outcomes.map((outcome, place) => ({ row: place + 2, outcome })) });
      };
      return { who, what: 'POST /products/import', body, access: 'products:change', writes: 'products', happen };
    },
  };
}

function cellsOf({ id, name, price }: { id: string; name: string; price: number }) {
  const picture = `/pictures/${id}.webp`;
  return { name, description: 'A lamp.', price: String(price / 100), categories: FIRST_CATEGORY, picture };
}

function addLamp({ prices }: World, { lamp }: ProductFile, written: ImportPart['products']): ImportOutcome {
  if (prices[lamp.id] !== undefined) return 'there';
  prices[lamp.id] = lamp.price;
  written.push({ id: lamp.id, price: lamp.price, before: undefined });
  return 'new';
}

function reprice({ prices }: World, id: LampId, price: number, written: ImportPart['products']): ImportOutcome {
  const before = prices[id];
  if (before === undefined) return 'gone';
  if (before === price) return 'unchanged';
  prices[id] = price;
  written.push({ id, price, before });
  return 'changed';
}

/** The last part of the last import, if there is one: what has changed since stays as it is. */
export function undoImport(who: Who): Step {
  return {
    name: `${who} undoes the last import`,
    prepare({ world: { imports } }: Known) {
      const importId = imports.at(-1)?.importId;
      const happen = (world: World) => {
        const isLast = world.imports.at(-1)?.importId === importId;
        const products = (isLast && world.imports.pop()?.products) || [];
        const earlier = isLast ? world.imports.findLastIndex((part) => part.importId === importId) : -1;
        if (earlier >= 0) world.imports.push(...world.imports.splice(earlier, 1));
        return answered({
          products: products.map((one) => ({ _id: one.id, name: nameOfLamp(one.id), outcome: undo(world, one) })),
          isDone: earlier < 0,
        });
      };
      if (importId === undefined) return undefined;
      const what = 'POST /products/import/undo';
      return { who, what, body: { run: importId }, access: 'products:change', writes: 'products', happen };
    },
  };
}

function undo({ prices, stock }: World, { id, price, before }: ImportPart['products'][number]): UndoOutcome {
  const now = prices[id];
  if (now === undefined) return 'gone';
  if (now !== price) return 'changed';
  if (before !== undefined) {
    prices[id] = before;
    return 'restored';
  }
  delete prices[id];
  delete stock[id];
  return 'deleted';
}
