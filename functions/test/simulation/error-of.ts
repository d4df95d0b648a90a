import type { Access } from '../../src/contract/endpoint.ts';
import type { Answer, Call, Expected } from './call.ts';
import { refused } from './call.ts';
import { isMember, type Who } from './cast.ts';
import type { World } from './world.ts';

const FOR_GUESTS: Access[] = ['anyone', 'buyer'];
const FOR_CUSTOMERS: Access[] = ['customer', 'buyer'];

/** How a call is refused for who makes it; undefined when that person may. */
export function errorOf(world: World, { who, access }: Call, said: Answer | undefined): Expected | undefined {
  if (access === 'anyone') return undefined;
  if (!isMember(who)) return FOR_GUESTS.includes(access) ? undefined : refused(401, 'not-signed-in');
  // A token made in the very second of the sign-out is still taken, but gives the role of now.
  if (world.members[who].isSignedOut && said?.status === 401) return refused(401, 'token-refused');
  const isAdmin = isAdminFor(access, world, who);
  if (access === 'admin' && !isAdmin) return refused(403, 'admins-only');
  return isAdmin && FOR_CUSTOMERS.includes(access) ? refused(403, 'not-for-admins') : undefined;
}

/** A promotion counts for admins' calls at once, for others when the token is renewed. */
export function isAdminFor(access: Access, { members }: World, who: Who): boolean {
  if (!isMember(who) || members[who].role !== 'admin') return false;
  return access === 'admin' || members[who].hasClaim;
}
