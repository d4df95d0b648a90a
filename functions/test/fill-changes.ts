import { catalogueHead, HEAD, products } from '../src/platform/database/collections.ts';

/** Adds this many changes to the catalogue's head, as after as many writes. */
export async function fillChanges(amount: number): Promise<void> {
  const written = await products.find((all) => all.limit(amount));
  const changes = Object.fromEntries(written.map(({ _id, ...document }) => [_id, document]));
  await catalogueHead.reference.doc(HEAD).update({ changes, version: `after ${amount} changes` });
}
