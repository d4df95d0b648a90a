import { catalogueHead, HEAD, products } from '../database/collections.ts';

/** As if so many products had been written since the catalogue was packed. */
export async function fillChanges(amount: number): Promise<void> {
  const written = await products.find((all) => all.limit(amount));
  const changes = Object.fromEntries(written.map(({ _id, ...document }) => [_id, document]));
  await catalogueHead.reference.doc(HEAD).update({ changes, version: `after ${amount} changes` });
}
