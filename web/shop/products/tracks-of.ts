/** How many of twelve tracks a card spans so that every row is full: first rows of three cards, then rows of four. */
export function tracksOf(index: number, count: number): 3 | 4 | 6 {
  const inThrees = Math.min(3 * ((4 - (count % 4)) % 4), count);
  if (index >= inThrees) return 3;
  // Five are a row of three and one of two; so are fewer, down to two.
  const isPair = inThrees % 3 === 2 && index >= inThrees - 2;
  return isPair ? 6 : 4;
}
