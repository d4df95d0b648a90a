import * as audit from '../contract/audit.ts';
import * as carts from '../contract/carts.ts';
import type { EndpointRow } from '../contract/endpoint.ts';
import * as health from '../contract/health.ts';
import * as images from '../contract/images.ts';
import * as inbox from '../contract/inbox.ts';
import * as orders from '../contract/orders.ts';
import * as products from '../contract/products.ts';
import * as stats from '../contract/stats.ts';
import * as users from '../contract/users.ts';

const featuredRows = Object.values(products.featuredLists).flatMap(({ read, write }) => [read, write]);
const nouns = [audit, carts, health, images, inbox, orders, products, stats, users];
const exported = nouns.flatMap((noun) => Object.values<unknown>(noun));

/** Every row of the contract. */
export const contractRows: EndpointRow[] = [...exported.filter(isRow), ...featuredRows];

function isRow(value: unknown): value is EndpointRow {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
