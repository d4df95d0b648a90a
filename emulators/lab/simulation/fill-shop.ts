import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { catalogueDocuments } from '@aloghor/functions/src/catalogue/catalogue-documents';
import { originals } from '@aloghor/functions/src/catalogue/write-catalogue';
import {
  catalogueHead,
  catalogueShards,
  HEAD,
  stock,
  users,
} from '@aloghor/functions/src/platform/database/collections';
import { database } from '@aloghor/functions/src/platform/database/firebase';
import { newUser } from '@aloghor/functions/src/users/new-user';
import { FIRST_CATEGORY } from '@aloghor/functions/test/seed-data';
import { DETAILS, FAMILY, FIRST_ROLES, LAMP_IDS, LAMPS, type LampId, MEMBERS } from './cast.ts';
import type { People } from './shop.ts';

const NEWEST = Date.UTC(2026, 0, 1);

/** Fills an empty database with the lamps, the first being the newest, of which these are counted, and with the members. */
export async function fillShop(people: People, counted: Partial<Record<LampId, number>>): Promise<void> {
  const products = LAMPS.map(({ id, name, price }, place) => ({
    _id: id as string,
    name,
    price: price / 100,
    desc: 'A lamp.',
    img: `/pictures/${id}.webp`,
    categories: [FIRST_CATEGORY],
    createdAt: NEWEST - place,
    ...(counted[id] !== undefined && { counted: true as const }),
    ...(FAMILY.includes(id) && { family: { id: 'family' } }),
  }));
  const featured = Object.fromEntries(FEATURED_LISTS.map((list) => [list, [...LAMP_IDS]]));
  const { head, shards } = await catalogueDocuments({ products, featured, settings: {} });

  const batch = database.batch();
  for (const { _id, ...product } of products) batch.set(originals.products.reference.doc(_id), product);
  for (const list of FEATURED_LISTS) batch.set(originals.featured.reference.doc(list), { data: LAMP_IDS });
  for (const [id, count] of Object.entries(counted)) batch.set(stock.reference.doc(id), { count, changedAt: 1 });
  batch.set(catalogueHead.reference.doc(HEAD), head);
  for (const [id, shard] of shards) batch.set(catalogueShards.reference.doc(id), shard);
  for (const member of MEMBERS) {
    const { uid, email } = people[member];
    const user = { ...newUser({ name: DETAILS[member].name, email }), role: FIRST_ROLES[member] };
    batch.set(users.reference.doc(uid), user);
  }
  await batch.commit();
}
