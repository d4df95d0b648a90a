import { refused, type Step } from '../call.ts';
import type { CustomerName, Member } from '../cast.ts';
import type { Known } from '../known.ts';
import type { World } from '../world.ts';

// How many users each answer says were changed is not asked: of two at once both may have changed a half, the document
// or the claim.

export function promote(who: Member, whom: CustomerName): Step {
  return {
    name: `${who} promotes ${whom}`,
    prepare({ uidOf }: Known) {
      const happen = ({ members }: World) => {
        members[whom].role = 'admin';
        return { status: 200 };
      };
      return { who, what: `PATCH /users/admin/${uidOf(whom)}`, access: 'admin', writes: 'users', happen };
    },
  };
}

export function demote(who: Member, whom: CustomerName): Step {
  return {
    name: `${who} demotes ${whom}`,
    prepare({ uidOf }: Known) {
      const happen = ({ members }: World) => {
        if (who === whom) return refused(409, 'own-role');
        if (members[whom].role === 'admin') members[whom] = { ...members[whom], role: 'customer', isSignedOut: true };
        return { status: 200 };
      };
      return { who, what: `DELETE /users/admin/${uidOf(whom)}`, access: 'admin', writes: 'users', happen };
    },
  };
}
