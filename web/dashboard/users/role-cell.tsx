import type { ListedUser } from '@aloghor/functions/contract/users';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { PROMOTED_MS } from '../../shared/ui/times.ts';
import { askFirst } from '../layout/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { usePromoteUser } from './users-calls.ts';
import { whyRoleStays } from './why-role-stays.ts';

/** The word Admin for admins; a promote button for customers of a verified address: nobody else can be promoted. */
export function RoleCell({ user: { _id, email, role, emailVerified } }: { user: ListedUser }) {
  const promotion = usePromoteUser();

  async function promote() {
    const { promoteQuestion: question, promoteText, promoteYes: yes, promoteNo: no } = tAdmin.users;
    if (!(await askFirst({ question, text: promoteText(email), yes, no }))) return;
    try {
      await promotion.mutateAsync(_id);
      void showToast(tAdmin.users.promoted, PROMOTED_MS);
    } catch (error) {
      void showFailure(tAdmin.users.notPromotedTitle, whyRoleStays(error, email));
    }
  }

  if (role === 'admin') return <span className="font-semibold">{tAdmin.users.admin}</span>;
  if (!emailVerified) return tAdmin.users.customer; // why stands beside the address
  return (
    <Button
      aria-label={tAdmin.users.promoteOf(email)}
      variant="quiet"
      size="dense"
      disabled={promotion.isPending}
      onClick={promote}
    >
      {tAdmin.users.promote}
    </Button>
  );
}
