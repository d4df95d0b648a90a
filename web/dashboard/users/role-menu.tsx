import type { ListedUser } from '@aloghor/functions/contract/users';
import { useSession } from '../../shared/session/session.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { RowMenu } from '../table/row-menu.tsx';
import { useDemoteUser } from './users-calls.ts';
import { whyRoleStays } from './why-role-stays.ts';

/**
 * Demotes an admin; nothing for customers and for oneself. The viewer is an admin, so hiding it for oneself protects the
 * last admin too.
 */
export function RoleMenu({ user: { _id, email, role } }: { user: ListedUser }) {
  const self = useSession().user?.uid;
  const demotion = useDemoteUser();

  async function demote() {
    const { demoteQuestion: question, demoteYes: yes, demoteNo: no, demoteText } = tAdmin.users;
    if (!(await askFirst({ question, text: demoteText(email), yes, no }))) return;
    try {
      await demotion.mutateAsync(_id);
      void showToast(tAdmin.users.demoted);
    } catch (error) {
      void showFailure(tAdmin.users.notPromotedTitle, whyRoleStays(error, email));
    }
  }

  if (role !== 'admin' || _id === self) return null;
  return (
    <RowMenu
      label={tAdmin.users.moreOf(email)}
      actions={[{ label: tAdmin.users.demote, onChoose: () => void demote() }]}
    />
  );
}
