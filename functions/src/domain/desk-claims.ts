/** How long a claim of an order lasts, in milliseconds, unless its holder goes on working. */
export const CLAIM_MS = 3 * 60_000;

/**
 * How long, in milliseconds, somebody who has begun a call is taken to be on the telephone while they touch nothing. Hardly a
 * call lasts longer; a longer time would keep the order of who has walked away from everybody else.
 */
export const CALL_MS_MAXIMUM = 10 * 60_000;

/** So long after a call its buyer is not called again unasked, in milliseconds: the call may have been undone, not unmade. */
export const JUST_CALLED_MS = 5 * 60_000;

/**
 * Who works on an order: by e-mail, and by name where the account has one. `at`: when they said so last. `until`: when it
 * ends. Both in milliseconds.
 */
export interface Claim {
  by: string;
  name?: string | undefined;
  at: number;
  until: number;
}

interface Claimed {
  claim?: Claim | undefined;
}

interface Holder {
  email: string;
  name?: string | undefined;
}

/**
 * The claim of somebody at `now`, which prolongs their own `before` it. `isDialled`: they have dialled, and their telephone may
 * show no page meanwhile that could prolong it.
 */
export function newClaim({ email, name }: Holder, now: number, { before, isDialled }: ClaimOptions = {}): Claim {
  const ends = now + (isDialled ? CALL_MS_MAXIMUM : CLAIM_MS);
  const own = before?.by === email ? before.until : 0;
  return { by: email, name, at: now, until: Math.max(ends, own) };
}

interface ClaimOptions {
  before?: Claim | undefined;
  isDialled?: boolean | undefined;
}

/** The name of who holds a claim, as colleagues read it. */
export function holderName({ by, name }: Claim): string {
  return name ?? by;
}

/** The claim of an order that holds at `now`; undefined when nobody works on it. */
export function claimAt({ claim }: Claimed, now: number): Claim | undefined {
  return claim && now < claim.until ? claim : undefined;
}

/** The claim of somebody other than `email`. */
export function claimOfAnother(desk: Claimed, email: string | undefined, now: number): Claim | undefined {
  const claim = claimAt(desk, now);
  return claim?.by === email ? undefined : claim;
}

interface Callable extends Claimed {
  callAt?: number | undefined;
  attempts: readonly { at: number }[];
}

interface Called extends Claimed {
  attempts: readonly { at: number; by: string }[];
}

/** Who other than `email`, where it is given, works on an order at `now`, by name, or has called about it just now, by e-mail. */
export function busyWith({ attempts, ...desk }: Called, email: string | undefined, now: number): string | undefined {
  const claim = claimOfAnother(desk, email, now);
  if (claim) return holderName(claim);
  const last = attempts.at(-1);
  return last !== undefined && last.by !== email && now - last.at < JUST_CALLED_MS ? last.by : undefined;
}

/** Whether a call of an order is due at `now`, nobody else works on it, and its buyer was not called just now. */
export function mayBeGiven({ callAt, attempts, ...desk }: Callable, email: string, now: number): boolean {
  const lastAt = attempts.at(-1)?.at;
  const isDue = callAt !== undefined && callAt <= now;
  const isJustCalled = lastAt !== undefined && now - lastAt < JUST_CALLED_MS;
  return isDue && !isJustCalled && !claimOfAnother(desk, email, now);
}
