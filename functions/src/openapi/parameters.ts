import { contractEndpoints } from '../contract/calls.ts';
import type { Endpoint, RequestHeader } from '../contract/endpoint.ts';
import { repliedSchema, sentSchema } from './schemas.ts';
import type { JsonSchema, Parameter, Reference } from './types.ts';

/** What each parameter of a path or a query is for. */
const MEANING: Record<string, string> = {
  when: '`now`: who is to be called; `later`: whose time comes.',
  id: 'The id of what the call is about.',
  key: 'The `Idempotency-Key` of an order of the caller whose answer was lost.',
  token: 'The secret of the webhook.',
  invoice: 'The invoice of the parcel, such as `A-1042`.',
  row: 'The place of a row, from 0.',
  topic:
    'What the page is about: `about`, `features`, `works`, `careers`, `support`, `delivery`, `terms` or `privacy`.',
  email: "The caller's own e-mail address. May be left out: whose data is meant follows from the token.",
  limit:
    'Entries per page. Where it has no default, a list with other parameters has 100 a page; one without any is whole, and a 400 when it is longer than an answer may be (32 MB).',
  cursor: 'Where the last page ended, from its `Link` header.',
  q: 'A text to search for.',
  subject: 'Only changes of this.',
  state: '`waiting` for those to come, or `failed` for those that were given up.',
  status: 'The status of orders: the one to set, or those to list, separated by commas.',
  with: 'What else is told of each, at the price of more reads.',
  area: 'Only orders that go there: inside Dhaka, which is its city, outside it, or to this district.',
  packed: '`true`: only orders that are packed; `false`: only those that are not',
  code: 'What a scanner has read on a slip or an invoice, or the number or the id of an order',
  confirmed: 'Only orders that their buyers have confirmed on the telephone, the last confirmed first.',
  unpaid: 'Only orders of which money is still to come, the first delivered first.',
  rider: 'The name of a rider.',
  courier: 'Only those of this courier.',
  open: '`true`: only those of which nobody has closed all findings.',
  month: 'Only those that were paid in this month, as `yyyy-mm`.',
  day: 'A day, by the clocks of the shop, as `yyyy-mm-dd`.',
  from: 'The first day, by the clocks of the shop, as `yyyy-mm-dd`; today where it is absent.',
  to: 'The last day, by the clocks of the shop, as `yyyy-mm-dd`; today where it is absent. At most 366 days with the first one.',
  by: 'The figure whose orders are listed: those made in the days by default.',
  fields:
    'The fields of a product to answer, separated by commas; `name.` with the code of a language answers of the `translations` that name alone.',
  category: 'Only products of this category.',
  ids: 'Only these products, or these orders, by their ids, separated by commas: at most 100. One that does not exist is left out.',
  featured: 'Only the products of this featured list, in its order.',
  sort: 'Newest first by default, and with `q` what matches best; a featured list keeps its own order. `name.` with the code of a language sorts by the name in it, or by the English one of a product without it. `-rating` has the best rated first, and those without a rating last.',
  room: 'Only products for one of these rooms, separated by commas: `drawing`, `bedroom`, `dining`, `kitchen`, `balcony`, `bathroom`, `office`, `shop`.',
  light:
    'Only products with light of one of these colours, separated by commas: `warm`, `neutral`, `cool`, `tunable`, `rgb`.',
  holder: 'Only products with one of these bulb holders, separated by commas, such as `E27` or `built-in`.',
  material: 'Only products with one of these materials, separated by commas.',
  product: 'The id of the product.',
  family: 'Only the choices of one product, by the `id` of their `family`.',
  collapse: '`family`: one entry for all choices of a product, which says how many there are and from what price.',
  inStock: '`true`: only products that can be bought now.',
  priceFrom: 'Only products of this price, or a higher one.',
  priceTo: 'Only products of this price, or a lower one.',
  stockUpTo: 'Only counted products with at most this quantity.',
  hidden: 'Only hidden products.',
  fresh: 'Any text not used before bypasses every cache.',
};

/** The headers that calls understand by their method. */
type Common = 'X-Request-Id' | 'If-None-Match' | 'X-Firebase-AppCheck';

const HEADERS: Record<RequestHeader | Common, string> = {
  'Idempotency-Key':
    'Makes an order or a product once, however often the call is repeated: 8 to 200 characters of the caller, such as a UUID.',
  'If-Match':
    'The `version` of the item or list that the change was made to, in double quotes. If somebody else has changed it since, the call is a 409; without the header it overwrites.',
  'X-Search': 'What `q` would say, percent-encoded as in an address: a mobile number in a header stands in no log.',
  'If-None-Match': 'The `ETag` of a reply that is kept: 304 when it is still the same.',
  'X-Firebase-AppCheck':
    'Where the shop demands App Check: a token of it, by which Google vouches for a page of the shop.',
  'X-Request-Id': 'A UUID by which the caller and the log of the shop know this call. Without it the shop makes one.',
};

/** The headers, for references. */
export const headerParameters: Record<string, Parameter> = Object.fromEntries(
  Object.entries(HEADERS).map(([name, description]) => [
    name,
    { name, in: 'header', description, schema: { type: 'string' } },
  ]),
);

export function parametersOf(endpoint: Endpoint): (Parameter | Reference)[] {
  const common: Common = endpoint.method === 'GET' ? 'If-None-Match' : 'X-Firebase-AppCheck';
  const headers = [...(endpoint.headers ?? []), common, 'X-Request-Id'];
  return [
    ...pathParametersOf(endpoint),
    ...queryParametersOf(endpoint),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

/**
 * An endpoint's path as OpenAPI writes it. OpenAPI does not allow two paths that differ only in a parameter's name, so
 * they become one, whose parameter has both names.
 */
export function templateOf({ path }: Endpoint): string {
  const alike = contractEndpoints.map((endpoint) => endpoint.path).filter((other) => shapeOf(other) === shapeOf(path));
  const names = alike.map((other) => namesIn(other));
  let place = 0;
  return path.replaceAll(NAME, () => {
    const [first = '', ...others] = new Set(names.map((all) => all[place] ?? ''));
    place += 1;
    return `{${first}${others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('')}}`;
  });
}

const NAME = /:(\w+)/g;
const namesIn = (path: string) => Array.from(path.matchAll(NAME), ([, name = '']) => name);
const shapeOf = (path: string) => path.replaceAll(NAME, ':');

function pathParametersOf(endpoint: Endpoint): Parameter[] {
  const described = Array.from(templateOf(endpoint).matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return namesIn(endpoint.path).map((name, place) => ({
    name: described[place] ?? name,
    in: 'path',
    required: true,
    description: name === 'email' ? 'An e-mail address, or `me`.' : meaningOf(name),
    schema: { type: 'string' },
  }));
}

function queryParametersOf({ query }: Endpoint): Parameter[] {
  const { properties = {}, required = [] } = query ? sentSchema(query) : {};
  const { properties: parsed = {} } = query ? repliedSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    description: meaningOf(name),
    ...listOf(parsed[name], schema),
  }));
}

/** A parameter that we split at commas is described as a list: OpenAPI has a style for it. */
function listOf(parsed: JsonSchema | undefined, sent: JsonSchema): Pick<Parameter, 'style' | 'explode' | 'schema'> {
  if (parsed?.type !== 'array' || sent.type !== 'string') return { schema: sent };
  return { style: 'form', explode: false, schema: parsed };
}

function meaningOf(name: string): string {
  const meaning = MEANING[name];
  if (!meaning) throw new Error(`Nothing tells what the parameter ${name} is for`);
  return meaning;
}
