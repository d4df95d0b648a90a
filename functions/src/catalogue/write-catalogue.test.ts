import type { Transaction } from 'firebase-admin/firestore';
import { expectTypeOf, test } from 'vitest';
import { featured, products, settings } from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';

const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [], img: '/lamp.webp', createdAt: 1 };

test('writing a product, a part of the settings or a list without the catalogue does not compile', () => {
  const pastTheCatalogue = [
    // @ts-expect-error
    (transaction: Transaction) => products.within(transaction).insert('lamp', LAMP),
    // @ts-expect-error
    (transaction: Transaction) => products.within(transaction).remove('lamp'),
    // @ts-expect-error
    (transaction: Transaction) => settings.within(transaction).change('stock', { lowStock: 1 }),
    // @ts-expect-error
    (transaction: Transaction) => featured.within(transaction).put('best', { data: [] }),
    // @ts-expect-error
    (write: OptimisticBatch) => products.inBatch(write).insert('lamp', LAMP),
    // @ts-expect-error
    () => products.reference.doc('lamp').set(LAMP),
  ];
  expectTypeOf(pastTheCatalogue).toBeArray();
});
