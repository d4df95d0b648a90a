import type { Access } from '../domain/roles.ts';
import * as advanceRules from './advance-rules.ts';
import * as audit from './audit.ts';
import * as buyersOrders from './buyers-orders.ts';
import * as carts from './carts.ts';
import * as compensations from './compensations.ts';
import * as customers from './customers.ts';
import * as desk from './desk.ts';
import * as deskClaims from './desk-claims.ts';
import * as deskMessages from './desk-messages.ts';
import { type Endpoint, type Input, nameOf, type Reply, type Schema } from './endpoint.ts';
import { featuredLists } from './featured-lists.ts';
import * as health from './health.ts';
import * as images from './images.ts';
import * as inbox from './inbox.ts';
import * as infoPages from './info-pages.ts';
import * as logos from './logos.ts';
import * as notifications from './notifications.ts';
import * as numberScores from './number-scores.ts';
import * as aliases from './older-clients.ts';
import * as openapi from './openapi.ts';
import * as orderAnswers from './order-answers.ts';
import * as orderOutcomes from './order-outcomes.ts';
import * as orders from './orders.ts';
import * as ordersByHand from './orders-by-hand.ts';
import * as packing from './packing.ts';
import * as parcelWays from './parcel-ways.ts';
import * as parcels from './parcels.ts';
import * as payouts from './payouts.ts';
import * as pickUps from './pick-ups.ts';
import * as productChanges from './product-changes.ts';
import * as productImport from './product-import.ts';
import * as productLists from './product-lists.ts';
import * as products from './products.ts';
import * as profit from './profit.ts';
import * as rescue from './rescue.ts';
import * as reviews from './reviews.ts';
import * as riders from './riders.ts';
import * as settings from './settings.ts';
import * as settingsFile from './settings-file.ts';
import * as splitAndJoin from './split-and-join.ts';
import * as stats from './stats.ts';
import * as users from './users.ts';
import * as webhooks from './webhooks.ts';

const { best, top, popular } = featuredLists;
/** The endpoints by tag, as the description of the API shows them. */
const TAGS = [
  ['Products', [products, productLists, productChanges, productImport, best, top, popular]],
  ['Carts', [carts]],
  ['Orders', [buyersOrders, orderAnswers, orders, orderOutcomes, ordersByHand, splitAndJoin, aliases]],
  ['Desk', [desk, deskClaims, deskMessages, advanceRules]],
  ['Customers', [customers]],
  ['Packing', [packing]],
  ['Parcels', [parcels, parcelWays, rescue, compensations, numberScores, pickUps, webhooks]],
  ['Riders', [riders]],
  ['Settlements', [payouts]],
  ['Notifications', [notifications]],
  ['Users', [users]],
  ['Reviews', [reviews]],
  ['Questions and newsletter', [inbox]],
  ['Pictures', [images]],
  ['Figures', [stats, profit]],
  ['Pages', [infoPages]],
  ['Settings', [settings, settings.changeSettings, settingsFile, logos]],
  ['Changes', [audit]],
  ['The API itself', [health, openapi]],
] as const;

export type Tag = (typeof TAGS)[number][0];

/** Every endpoint of the contract, by its tag. */
export const endpointsByTag: ReadonlyMap<Tag, Endpoint[]> = new Map(
  TAGS.map(([tag, holders]) => [tag, holders.flatMap((holder) => Object.values<unknown>(holder)).filter(isEndpoint)]),
);

/** Every endpoint of the contract. */
export const contractEndpoints: Endpoint[] = [...endpointsByTag.values()].flat();

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

type ValueOf<Holder> = Holder extends unknown ? Holder[keyof Holder] : never;
type ContractEndpoint = Extract<ValueOf<(typeof TAGS)[number][1][number]>, Endpoint>;

/** The endpoints by the names under which pages call them, such as `GET /item/:id`. */
export type Calls = { [One in ContractEndpoint as `${One['method']} ${One['path']}`]: One };
export type CallName = keyof Calls;

/** The name of an endpoint of the contract, for tables that have an entry for each. */
export function callNameOf(endpoint: Endpoint): CallName {
  return nameOf(endpoint) as CallName; // a cast: the endpoints of the contract are those of the type
}

/** Calls that need no token. */
export type PublicCall = CallFor<'anyone'>;

/** Calls whose caller is identified, by the token if there is one. */
export type PersonalCall = CallFor<Exclude<Access, 'anyone'>>;

type CallFor<Who extends Access> = { [Name in CallName]: Calls[Name]['access'] extends Who ? Name : never }[CallName];

/** Calls with a parameter in their path, and calls with a JSON body. */
export type CallWithParameter = Extract<CallName, `${string}:${string}`>;
export type CallWithBody = { [Name in CallName]: Calls[Name] extends { body: Schema } ? Name : never }[CallName];

export type InputOf<Name extends CallName> = Input<Calls[Name]>;
export type ReplyTo<Name extends CallName> = Reply<Calls[Name]>;
