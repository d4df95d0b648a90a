import { STAFF_ROLES, withClaimsOf } from '@aloghor/functions/domain/roles';
import { beforeEach, expect, test } from 'vitest';
import { dropAccessToken, keepAccessToken, tellSignedIn } from '../api/access-token.ts';
import { storedVisitor } from './stored-visitor.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const CLAIMS = {
  sub: 'rupa',
  email: 'rupa@aloghor.example',
  name: 'রূপা বেগম',
  picture: 'https://aloghor.example/rupa.webp',
  exp: NOW / 1_000 + 3_600,
};

const store = (claims: object) =>
  keepAccessToken(`header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`);

beforeEach(() => tellSignedIn('rupa'));

test.each(STAFF_ROLES)('the stored token names its owner, also in Bangla, with the role: %s', (role) => {
  store({ ...CLAIMS, ...withClaimsOf(role) });
  expect(storedVisitor(NOW)).toEqual({
    user: {
      uid: 'rupa',
      email: 'rupa@aloghor.example',
      name: 'রূপা বেগম',
      photo: 'https://aloghor.example/rupa.webp',
    },
    visitor: role,
  });
});

test('any other token is that of a customer', () => {
  store({ ...CLAIMS, name: undefined });
  expect(storedVisitor(NOW)).toMatchObject({ user: { name: '' }, visitor: 'customer' });
});

test('nobody is named without a token, by an unreadable one, or by one that ends within a minute', () => {
  dropAccessToken();
  expect(storedVisitor(NOW)).toBeUndefined();
  keepAccessToken('spoilt');
  expect(storedVisitor(NOW)).toBeUndefined();
  store(CLAIMS);
  expect(storedVisitor(NOW + 3_540_001)).toBeUndefined();
});

test('nor by the token of an account after which another one signed in, or which has signed out', () => {
  store(CLAIMS);
  tellSignedIn('karim');
  expect(storedVisitor(NOW)).toBeUndefined();
  tellSignedIn(undefined);
  expect(storedVisitor(NOW)).toBeUndefined();
});
