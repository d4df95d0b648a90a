import type { Amount, SentAmount } from '../contract/orders.ts';
import { isBeyondUsualShare } from '../domain/advance-rules.ts';
import { AMOUNT_KINDS, maySet } from '../domain/amounts.ts';
import type { Staff } from '../platform/http/access.ts';
import { Forbidden } from '../platform/http/errors.ts';

/**
 * The amounts of an order when somebody of the staff sets these at `at`: in place of those that they may set. One that
 * does not change stays as it is, and one whose transaction is corrected keeps its time. So does a corrected advance that
 * was beyond the usual share: the shop's duty to hand over has run since then.
 * @throws {Forbidden} for a change that is not theirs to make
 */
export function amountsAfter(
  { amounts: before, totalPrice }: { amounts: readonly Amount[]; totalPrice: number },
  sent: readonly SentAmount[],
  { role }: Pick<Staff, 'role'>,
  at: number,
): Amount[] {
  const wanted = sent.map((one) => {
    const known = before.find(isSame(one));
    if (!known && !maySet(role, one.kind))
      throw new Forbidden('not-permitted', `The amount '${one.kind}' is not for ${role}s to set.`);
    if (known) return known;
    const corrected = before.find(({ kind, taka }) => kind === one.kind && taka === one.taka);
    const replaced = before.find((other) => other.kind === one.kind && !sent.some((kept) => isSame(kept)(other)));
    const since = corrected ?? (replaced && isBeyondUsualShare(replaced, totalPrice) ? replaced : undefined);
    const { paidFor } = corrected ?? replaced ?? {};
    return { ...corrected, ...one, ...(paidFor !== undefined && { paidFor }), at: since?.at ?? at };
  });
  const kept = before.filter(({ kind }) => !maySet(role, kind) && !sent.some((one) => one.kind === kind));
  return inOrder([...kept, ...wanted]);
}

/** These amounts, set by the server at `at`, in place of those of their kinds. */
export function withAmounts(before: readonly Amount[], set: readonly Omit<Amount, 'at'>[], at: number): Amount[] {
  const others = before.filter(({ kind }) => !set.some((one) => one.kind === kind));
  return inOrder([...others, ...set.map((one) => ({ ...one, at }))]);
}

/** In the order of the table. */
function inOrder(amounts: Amount[]): Amount[] {
  return amounts.toSorted((one, other) => AMOUNT_KINDS.indexOf(one.kind) - AMOUNT_KINDS.indexOf(other.kind));
}

function isSame(sent: SentAmount) {
  return ({ kind, taka, transaction }: Amount) =>
    kind === sent.kind && taka === sent.taka && transaction === sent.transaction;
}
