// The modules whose every change the unit tests have to notice.
/**
 * What is mutated: rules that are functions of values, by their paths in `functions/src`. Code that calls the database
 * or the identity provider is tested on the emulators instead (the API tests, the access matrix, the generated
 * histories), which is too slow to repeat for each mutant.
 */
const RULES = [
  // Somebody pays for a wrong total, quantity or day.
  'domain/orders',
  'domain/amounts',
  'domain/ledger',
  'orders/order-amounts',
  'orders/order-document',
  'orders/order-quantities',
  'orders/order-date',
  'orders/derived-money-fields',
  'orders/order-payment',
  'domain/day-ranges',
  'stats/reported-days',
  // A wrong status sends a lamp twice, or never, or hides an order.
  'domain/order-status',
  // A wrong claim lets two people call the same buyer; a wrong risk calls those first who would have paid.
  'domain/desk-claims',
  'domain/prevented-loss',
  // A wrong identity or owner shows an order to somebody else.
  'platform/http/access',
  'domain/roles',
  'platform/http/verify-token',
  'platform/http/own-email',
  'platform/http/if-match',
  'platform/http/client-address',
  'orders/order-identity',
  'domain/mobile-number',
  'domain/ascii-digits',
  // A wrong page leaves out an order unnoticed.
  'platform/paging/answer-page',
  'platform/paging/cursor',
  'platform/paging/find-page',
  'platform/paging/list-sort',
  'platform/database/document-id',
];

/** From the root of the project. */
export const MODULES = RULES.map((rule) => `functions/src/${rule}.ts`);

/** The tests of the same names, and one more that covers orders and numbers. */
export const TESTS = [...RULES, 'contract/orders'].map((rule) => `functions/src/${rule}.test.ts`);
