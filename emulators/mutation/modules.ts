// The tests count: every change of these files has to be noticed by them.
/** Files that belong together; all paths are those of `functions/src`. */
interface Group {
  /** What a mistake here would cost. */
  why: string;
  modules: string[];
  /** Tests that hold them, beside those of their own name. */
  furtherTests?: string[];
}

/**
 * What is mutated: rules that are functions of values. What asks the database or the identity provider is held on the
 * emulators instead (the API tests, the access matrix, the generated histories), which is too slow to repeat for each
 * mutant.
 */
const GROUPS: Record<string, Group> = {
  money: {
    why: 'A wrong total, quantity or day is paid by somebody.',
    modules: [
      'domain/orders.ts',
      'orders/order-document.ts',
      'orders/order-quantities.ts',
      'orders/order-date.ts',
      'orders/money-facts.ts',
      'orders/order-payment.ts',
      'domain/day-ranges.ts',
      'stats/reported-days.ts',
    ],
    furtherTests: ['contract/orders.test.ts'],
  },
  status: {
    why: 'A wrong status sends a lamp twice, or never, or hides an order.',
    modules: ['domain/order-status.ts'],
  },
  identity: {
    why: 'A wrong answer to who somebody is, or which order is whose, shows it to somebody else.',
    modules: [
      'platform/http/access.ts',
      'domain/roles.ts',
      'platform/http/verify-token.ts',
      'platform/http/own-email.ts',
      'platform/http/if-match.ts',
      'platform/http/client-address.ts',
      'orders/order-identity.ts',
      'domain/mobile-number.ts',
      'domain/ascii-digits.ts',
    ],
    furtherTests: ['contract/orders.test.ts'],
  },
  paging: {
    why: 'A wrong page leaves out an order, and nobody misses it.',
    modules: [
      'platform/paging/answer-page.ts',
      'platform/paging/cursor.ts',
      'platform/paging/find-page.ts',
      'platform/paging/list-sort.ts',
      'platform/database/document-id.ts',
    ],
  },
};

/** Every path from the root of the project. */
export const MODULES = Object.values(GROUPS).flatMap(({ modules }) => modules.map(inFunctions));

export const TESTS = Object.values(GROUPS)
  .flatMap(({ modules, furtherTests = [] }) => [...modules.map(testBeside), ...furtherTests])
  .map(inFunctions);

function testBeside(module: string): string {
  return module.replace(/\.ts$/, '.test.ts');
}

function inFunctions(path: string): string {
  return `functions/src/${path}`;
}
