import { type Access, accessErrorOf, isStaffPermission, type Role } from '@aloghor/functions/domain/roles';
import { type Answer, type Call, type Expected, rejected } from './call.ts';
import { DETAILS, isMember, type Member, type Who } from './cast.ts';
import type { Known, Made } from './known.ts';
import { isStaffIn, type World } from './world.ts';

/** How a call of this person is rejected; undefined when it is allowed. */
export function errorOf(world: World, { who, access }: Call, said: Answer | undefined): Expected | undefined {
  if (access === 'anyone') return undefined;
  if (!isMember(who)) return accessErrorOf(access, 'guest') && rejected(401, 'not-signed-in');
  // A token made in the very second of the sign-out is still taken, but gives the current role.
  if (world.members[who].isSignedOut && said?.status === 401) return rejected(401, 'token-refused');
  const code = accessErrorOf(access, roleFor(access, world, who));
  return code && rejected(403, code);
}

function roleFor(access: Access, world: World, who: Member): Role {
  const { role } = world.members[who];
  return role === 'admin' && !isAdminFor(access, world, who) ? 'customer' : role;
}

/** A promotion counts for admins' calls at once, for others when the token is renewed. */
export function isAdminFor(access: Access, { members }: World, who: Who): boolean {
  if (!isMember(who) || members[who].role !== 'admin') return false;
  return isStaffPermission(access) || members[who].hasClaim;
}

/** @throws when an answer to anybody but the staff contains data of others: who they are, or which orders are theirs. */
export function assertPrivate(known: Known, made: Made[]): void {
  for (const { call, answer } of made) {
    const leaks = answer ? leaksIn(known, call, answer) : [];
    if (leaks.length > 0) throw new Error(`${call.who} was told of others: ${leaks.join(', ')} (${call.what})`);
  }
}

function leaksIn(known: Known, { who, what, body }: Call, answer: Answer): string[] {
  if (known.worlds.some((world) => isStaffIn(world, who))) return [];
  const text = JSON.stringify(answer.body);
  const asked = `${what} ${JSON.stringify(body)}`;
  return secretsOf(known, who).filter((secret) => text.includes(secret) && !asked.includes(secret));
}

/** The texts that must not appear in this person's answers. */
function secretsOf({ world, people }: Known, who: Who): string[] {
  const others = (Object.keys(DETAILS) as Who[]).filter((other) => other !== who); // its own keys
  const texts = others.flatMap((other) => Object.values(DETAILS[other]));
  const accounts = others.filter(isMember).flatMap((other) => [people[other].uid, people[other].email]);
  const orders = world.orders.flatMap(({ buyer, id }) => (buyer === who || id === undefined ? [] : [id]));
  return [...texts, ...accounts, ...orders];
}
