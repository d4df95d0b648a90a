import { STAFF_ROLES, withClaimsOf } from '@aloghor/functions/domain/roles';
import { expect, test } from 'vitest';
import { likelyVisitor } from './likely-visitor.ts';

const tokenOf = (claims: object) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('without a token it is a guest', () => {
  expect(likelyVisitor(null)).toBe('guest');
});

test('the token of an admin says so', () => {
  expect(likelyVisitor(tokenOf({ name: 'রূপা বেগম', admin: true }))).toBe('admin');
});

test.each(STAFF_ROLES)('the token of the staff names the role: %s', (role) => {
  expect(likelyVisitor(tokenOf({ name: 'রূপা বেগম', ...withClaimsOf(role) }))).toBe(role);
});

test('any other token counts as a customer’s, even an unreadable one', () => {
  expect(likelyVisitor(tokenOf({ admin: false }))).toBe('customer');
  expect(likelyVisitor(tokenOf({ name: 'admin: true' }))).toBe('customer');
  expect(likelyVisitor('spoilt')).toBe('customer');
  expect(likelyVisitor('a.%.c')).toBe('customer');
});
