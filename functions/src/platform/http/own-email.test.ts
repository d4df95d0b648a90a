import { expect, test } from 'vitest';
import { GUEST } from './access.ts';
import { assertOwnEmail } from './own-email.ts';

const RAHIM = { uid: 'rahim', email: 'rahim@example.com', name: 'Rahim', role: 'customer' } as const;
const OTHER = { email: 'karim@example.com' };
const REJECTED = expect.objectContaining({ code: 'not-yours', message: 'The e-mail is not that of the token.' });

test.each([
  [{ email: 'rahim@example.com' }],
  [{ email: ' Rahim@Example.COM ' }],
  [{ email: ['rahim@example.com', 'RAHIM@example.com'] }],
  [{ email: '' }],
  [{ email: '  ' }],
  [{}],
  [undefined],
  [null],
  ['karim@example.com'],
])("the caller's own e-mail passes, and so does none: %j", (part) => {
  expect(() => assertOwnEmail(RAHIM, part)).not.toThrow();
});

test.each([
  [OTHER],
  [{ email: ['karim@example.com'] }],
  [{ email: ['rahim@example.com', 'karim@example.com'] }],
  [{ email: ['karim@example.com', 'rahim@example.com'] }],
  [{ email: 'rahim@example.co' }],
])("somebody else's is rejected: %j", (part) => {
  expect(() => assertOwnEmail(RAHIM, part)).toThrow(REJECTED);
});

test('it is looked for in each part of a call', () => {
  expect(() => assertOwnEmail(RAHIM, { email: RAHIM.email }, OTHER)).toThrow(REJECTED);
  expect(() => assertOwnEmail(RAHIM, OTHER, { email: RAHIM.email })).toThrow(REJECTED);
});

test.each([[{ email: 7 }], [{ email: null }], [{ email: { is: 'karim@example.com' } }]])(
  'what is no text is left to the schema, which names the field: %j',
  (part) => {
    expect(() => assertOwnEmail(RAHIM, part)).not.toThrow();
  },
);

test('a guest may write any address', () => {
  expect(() => assertOwnEmail(GUEST, OTHER)).not.toThrow();
});

test('an admin has no other rule than a customer', () => {
  expect(() => assertOwnEmail({ ...RAHIM, role: 'admin' }, OTHER)).toThrow(REJECTED);
});
