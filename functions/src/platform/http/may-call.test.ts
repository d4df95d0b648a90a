import { expect, test } from 'vitest';
import { assertMayCall, type CallerRole, type GuardedAccess } from './may-call.ts';

test.each<[CallerRole, GuardedAccess]>([
  ['guest', 'buyer'],
  ['customer', 'buyer'],
  ['customer', 'user'],
  ['admin', 'user'],
  ['customer', 'identity'],
  ['admin', 'identity'],
  ['customer', 'customer'],
  ['admin', 'admin'],
])('%s: may call what is for %s', (role, access) => {
  expect(() => assertMayCall(role, access)).not.toThrow();
});

test.each<GuardedAccess>(['user', 'identity', 'customer', 'admin'])(
  'a guest is asked for a token by what is for %s',
  (access) => {
    expect(refusalOf('guest', access)).toEqual({
      status: 401,
      code: 'not-signed-in',
      message: 'Send a token: Authorization: Bearer <token>.',
    });
  },
);

test.each<GuardedAccess>(['buyer', 'customer'])('an admin is refused by what is for %s', (access) => {
  expect(refusalOf('admin', access)).toEqual({
    status: 403,
    code: 'not-for-admins',
    message: 'This is not for admins.',
  });
});

test('a customer is refused by what is for admins', () => {
  expect(refusalOf('customer', 'admin')).toEqual({
    status: 403,
    code: 'admins-only',
    message: 'This is not for customers.',
  });
});

function refusalOf(role: CallerRole, access: GuardedAccess) {
  try {
    assertMayCall(role, access);
  } catch (error) {
    const { status, code, message } = error as { status: number; code: string; message: string }; // checked by its reader
    return { status, code, message };
  }
  return undefined;
}
