import { type Call, NOT_FOUND, refused, type Step } from '../call.ts';
import type { CustomerName } from '../cast.ts';
import type { Known } from '../known.ts';
import type { LampId } from '../lamps.ts';

/** A customer tries what is another's. */
export function snoop(
  who: CustomerName,
  whose: CustomerName,
  what: 'orders' | 'line' | 'removal' | 'users',
  lamp: LampId,
): Step {
  return {
    name: `${who} tries ${whose}'s ${what} ${lamp}`,
    prepare({ uidOf, emailOf }: Known) {
      if (who === whose) return undefined;
      const line = `/carts/${uidOf(whose)}_${lamp}` as const;
      const email = encodeURIComponent(emailOf(whose));
      const notYours = () => refused(403, 'not-yours');
      const notThere = () => NOT_FOUND;
      const calls: Record<typeof what, Call> = {
        orders: { who, what: `GET /orders?email=${email}`, access: 'user', happen: notYours },
        line: { who, what: `PATCH ${line}`, body: { quantity: 1 }, access: 'customer', happen: notThere },
        removal: { who, what: `DELETE ${line}`, access: 'customer', happen: notThere },
        users: { who, what: 'GET /users', access: 'admin', happen: () => ({ status: 200 }) },
      };
      return calls[what];
    },
  };
}
