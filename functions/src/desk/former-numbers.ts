import { numberKey } from '../orders/number-marks.ts';
import type { DeskDocument, FormerNumbers } from '../platform/database/collections.ts';

type WithFormer = Pick<DeskDocument, 'formerNumbers'>;

/** The former numbers of an order whose number is corrected at `at`: none where it is only written otherwise. */
export function formerNumbersAfter(
  { formerNumbers }: WithFormer,
  before: string,
  after: string,
  at: number,
): FormerNumbers | undefined {
  const [former, current] = [numberKey(before), numberKey(after)];
  if (former === current) return formerNumbers;
  const keys = new Set(formerNumbers?.keys).add(former);
  keys.delete(current); // erased with the order
  return { keys: [...keys], until: at };
}

/** Those of an order that gets notes of another one. */
export function joinedFormerNumbers(one: WithFormer, other: WithFormer): FormerNumbers | undefined {
  const both = [one, other].flatMap(({ formerNumbers }) => formerNumbers ?? []);
  if (both.length === 0) return undefined;
  return {
    keys: [...new Set(both.flatMap(({ keys }) => keys))],
    until: Math.max(...both.map(({ until }) => until)),
  };
}
