import { MobileNumber } from '../contract/orders.ts';
import type { OrderDocument } from '../firestore.ts';
import { localNumber } from './is-same-number.ts';

/** As many characters of a name as a search goes by. */
const NAME_CHARACTERS = 30;

/** What an order is found by: its id, its mobile number at home, and each start of its buyer's name, in lower case. */
export function searchKeys(id: string, { name = '', mobileNumber }: Pick<OrderDocument, 'name' | 'mobileNumber'>) {
  const characters = charactersOf(name);
  const starts = characters.map((_, place) => characters.slice(0, place + 1).join(''));
  return [...new Set([id.toLowerCase(), localNumber(mobileNumber), ...starts])];
}

/** The key of all orders that were searched for with this text; none when nothing was typed. */
export function searchKey(typed: string): string | undefined {
  const number = MobileNumber.safeParse(typed);
  return number.success ? localNumber(number.data) : charactersOf(typed).join('') || undefined;
}

function charactersOf(text: string): string[] {
  return [...text.trim().toLowerCase().normalize()].slice(0, NAME_CHARACTERS);
}
