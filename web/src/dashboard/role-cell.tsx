import type { User } from '@aloghor/functions/contract/users';
import { useDemoteUser, usePromoteUser } from '../api/admin-users.ts';
import { ApiError } from '../api/client.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { useSession } from '../session/session.tsx';
import { confirmed, showFailure, showToast } from '../ui/popup.ts';
import { PROMOTED_MS } from '../ui/times.ts';
import { denseStyle } from './dense-style.ts';

/** A promote button for customers; the word Admin for admins, with a quiet way back. */
export function RoleCell({ user: { _id, email, role } }: { user: User }) {
  const self = useSession().user?.uid;
  const promotion = usePromoteUser();
  const demotion = useDemoteUser();

  async function promote() {
    try {
      await promotion.mutateAsync(_id);
      void showToast(tAdmin.users.promoted, PROMOTED_MS);
    } catch {
      void showFailure(tAdmin.users.notPromotedTitle, tAdmin.users.notPromoted);
    }
  }

  async function demote() {
    const { demoteQuestion, demoteYes, demoteNo, demoteText } = tAdmin.users;
    if (!(await confirmed(demoteQuestion, demoteYes, demoteNo, demoteText(email)))) return;
    try {
      await demotion.mutateAsync(_id);
      void showToast(tAdmin.users.demoted);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      const refusal = _id === self ? tAdmin.users.notOneself : tAdmin.users.lastAdmin;
      void showFailure(tAdmin.users.notPromotedTitle, isRefused ? refusal : tAdmin.users.notPromoted);
    }
  }

  if (role !== 'admin') {
    return (
      <button
        type="button"
        aria-label={tAdmin.users.promoteOf(email)}
        className={denseStyle.quiet}
        disabled={promotion.isPending}
        onClick={promote}
      >
        {tAdmin.users.promote}
      </button>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-4 lg:justify-start">
      <span className="font-semibold">{tAdmin.users.admin}</span>
      <button
        type="button"
        aria-label={tAdmin.users.demoteOf(email)}
        className="min-h-11 text-ink-soft text-sm underline underline-offset-4 hover:text-danger disabled:opacity-60"
        disabled={demotion.isPending}
        onClick={demote}
      >
        {tAdmin.users.demote}
      </button>
    </span>
  );
}
