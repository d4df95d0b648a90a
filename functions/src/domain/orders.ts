/** Stands in a guest's order in place of an e-mail. */
export const GUEST_EMAIL = 'WithOut LogIn Order';

/** Total in taka, exact to two decimals: summed in poisha. */
export function orderTotal(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((poisha, line) => poisha + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

interface Owed {
  totalPrice: number;
  money?: { deliveryCharge: number; discount: number; advance?: { sum: number } | undefined } | undefined;
}

/** What is to be collected for an order, in taka, exact to two decimals. Never below 0. */
export function toCollect({ totalPrice, money }: Owed): number {
  if (!money) return totalPrice;
  const taka = [totalPrice, money.deliveryCharge, -money.discount, -(money.advance?.sum ?? 0)];
  const poisha = taka.reduce((sum, part) => sum + Math.round(part * 100), 0);
  return Math.max(0, poisha) / 100;
}
