import type { Access } from '../../contract/endpoint.ts';
import type { Role } from '../../contract/users.ts';
import { Forbidden, Unauthorized } from './errors.ts';

/** Who calls: the roles of accounts, and who has none. */
export type CallerRole = 'guest' | Role;

/** Rows for which it matters who calls. */
export type GuardedAccess = Exclude<Access, 'anyone'>;

const ROLES: Record<GuardedAccess, CallerRole[]> = {
  buyer: ['guest', 'customer'],
  user: ['customer', 'admin'],
  identity: ['customer', 'admin'],
  customer: ['customer'],
  admin: ['admin'],
};

/** Refuses who may not call such a row. @throws {Unauthorized} a guest @throws {Forbidden} who is signed in */
export function assertMayCall(role: CallerRole, access: GuardedAccess): void {
  if (ROLES[access].includes(role)) return;
  if (role === 'guest') throw new Unauthorized('not-signed-in', 'Send a token: Authorization: Bearer <token>.');
  throw new Forbidden(role === 'admin' ? 'not-for-admins' : 'admins-only', `This is not for ${role}s.`);
}
