/** Stands in a guest's order in place of an e-mail. */
export const GUEST_EMAIL = 'WithOut LogIn Order';

/** Total in taka, exact to two decimals: summed in poisha. */
export function orderTotal(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((poisha, line) => poisha + Math.round(line.price * 100) * line.quantity, 0) / 100;
}
