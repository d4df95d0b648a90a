import type { Answer, Call } from './call.ts';
import { DETAILS, isMember, type Who } from './cast.ts';
import type { Known, Made } from './known.ts';
import { isAdminIn } from './world.ts';

/** @throws when an answer tells somebody who is no admin anything of others: who they are, or which orders are theirs. */
export function assertPrivate(known: Known, made: Made[]): void {
  for (const { call, answer } of made) {
    const leaks = answer ? leaksIn(known, call, answer) : [];
    if (leaks.length > 0) throw new Error(`${call.who} was told of others: ${leaks.join(', ')} (${call.what})`);
  }
}

function leaksIn(known: Known, { who, what, body }: Call, answer: Answer): string[] {
  if (known.worlds.some((world) => isAdminIn(world, who))) return [];
  const text = JSON.stringify(answer.body);
  const asked = `${what} ${JSON.stringify(body)}`;
  return secretsOf(known, who).filter((secret) => text.includes(secret) && !asked.includes(secret));
}

/** What somebody may not learn. */
function secretsOf({ world, people }: Known, who: Who): string[] {
  const others = (Object.keys(DETAILS) as Who[]).filter((other) => other !== who); // its own keys
  const texts = others.flatMap((other) => Object.values(DETAILS[other]));
  const accounts = others.filter(isMember).flatMap((other) => [people[other].uid, people[other].email]);
  const orders = world.orders.flatMap(({ buyer, id }) => (buyer === who || id === undefined ? [] : [id]));
  return [...texts, ...accounts, ...orders];
}
