/** A part of a load run: so many buyers, at most so many of them at once. */
export interface Step {
  atOnce: number;
  buyers: number;
}

const FIRST = [1, 5];

/** All buyers, more and more of them at once: 1, 5, 10, 20, 40 and so on up to `most`. More at once come in greater numbers. */
export function stepsUpTo(most: number, buyers: number): Step[] {
  const sizes = FIRST.filter((size) => size < most);
  for (let size = 10; size < most; size *= 2) sizes.push(size);
  sizes.push(most);
  const parts = sizes.reduce((sum, size) => sum + size, 0);
  const shares = sizes.map((atOnce) => ({ atOnce, buyers: Math.max(1, Math.floor((buyers * atOnce) / parts)) }));
  const given = shares.reduce((sum, share) => sum + share.buyers, 0);
  return shares.map((share) => (share.atOnce === most ? { ...share, buyers: share.buyers + buyers - given } : share));
}
