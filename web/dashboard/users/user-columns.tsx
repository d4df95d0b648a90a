import type { ListedUser } from '@aloghor/functions/contract/users';
import { GIVEN_ROLES, type GivenRole, isAdmin, isStaff } from '@aloghor/functions/domain/roles';
import { BadgeCheck } from 'lucide-react';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { PROMOTED_MS } from '../../shared/ui/times.ts';
import { askFirst } from '../layout/ask-first.ts';
import { showNotDone } from '../layout/show-error.ts';
import { usersPage } from '../messages/en/admin.ts';
import { RowMenu, ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';
import { roleErrorText } from './role-error-text.ts';
import { useDemoteUser, usePromoteUser, useSetRole } from './users-api.ts';

/** The columns of the accounts; the first row of the page has this number. */
export function userColumns(first: number, language: LanguageCode): Column<ListedUser>[] {
  const t = messagesIn(language, usersPage);
  return [
    { label: t.number, isNumber: true, className: 'lg:w-14', cell: (_, index) => count(first + index, language) },
    {
      label: t.name,
      className: 'lg:w-56',
      cell: ({ name }) => <ShortText>{name || t.noName}</ShortText>,
    },
    { label: t.email, cell: (user) => <EmailCell user={user} /> },
    { label: t.role, className: 'lg:w-40', cell: (user) => <RoleCell user={user} /> },
    { label: t.more, className: 'lg:w-16', cell: (user) => <RoleMenu user={user} /> },
  ];
}

/** An account's address, and whether it is verified. */
function EmailCell({ user: { email, emailVerified } }: { user: ListedUser }) {
  const t = useMessages(usersPage);
  if (emailVerified) {
    return (
      <span>
        <span>{email}</span>
        <BadgeCheck
          role="img"
          aria-label={t.verified}
          className="ml-1.5 inline-block size-4 align-text-bottom text-success"
        />
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:justify-start">
      <span>{email}</span>
      <span className="inline-block whitespace-nowrap rounded-full bg-glow px-3 py-0.5 font-semibold text-ink text-sm forced-colors:outline">
        {emailVerified === false ? t.unverified : t.gone}
      </span>
    </span>
  );
}

/**
 * The roles that a person can get or lose; each is given only after a question. Nothing for oneself: the viewer is an
 * admin, so that protects the last one too.
 */
function RoleMenu({ user: { _id, email, role, emailVerified } }: { user: ListedUser }) {
  const language = useLanguage();
  const t = useMessages(usersPage);
  const self = useSession().user?.uid;
  const demotion = useDemoteUser();
  const setting = useSetRole();

  async function change(send: () => Promise<unknown>, done: string) {
    try {
      await send();
      void showToast(done);
    } catch (error) {
      void showNotDone(error, t.notPromotedTitle, roleErrorText(error, email, language), language);
    }
  }

  async function demote() {
    const { demoteQuestion: question, demoteYes: yes, demoteNo: no, demoteText, demoted } = t;
    if (!(await askFirst({ question, text: demoteText(email), yes, no }))) return;
    await change(() => demotion.mutateAsync(_id), demoted);
  }

  async function give(next: GivenRole) {
    const { giveQuestion, giveText, giveYes, giveNo: no, given } = t;
    const text = giveText[next](email);
    if (!(await askFirst({ question: giveQuestion[next], text, yes: giveYes[next], no }))) return;
    await change(() => setting.mutateAsync({ id: _id, role: next }), given);
  }

  const actions = isAdmin(role)
    ? [{ label: t.demote, onChoose: () => void demote() }]
    : [...GIVEN_ROLES]
        .reverse()
        .filter((next) => next !== role && (emailVerified || !isStaff(next)))
        .map((next) => ({
          label: t.give[next],
          onChoose: () => void give(next),
        }));
  if (_id === self || actions.length === 0) return null;
  return <RowMenu label={t.moreOf(email)} actions={actions} />;
}

/** `Admin` for admins; for others their role, and with a verified address a button to promote them. */
function RoleCell({ user: { _id, email, role, emailVerified } }: { user: ListedUser }) {
  const language = useLanguage();
  const t = useMessages(usersPage);
  const promotion = usePromoteUser();

  async function promote() {
    const { promoteQuestion: question, promoteText, promoteYes: yes, promoteNo: no } = t;
    if (!(await askFirst({ question, text: promoteText(email), yes, no }))) return;
    try {
      await promotion.mutateAsync(_id);
      void showToast(t.promoted, PROMOTED_MS);
    } catch (error) {
      void showNotDone(error, t.notPromotedTitle, roleErrorText(error, email, language), language);
    }
  }

  if (isAdmin(role)) return <span className="font-semibold">{t.admin}</span>;
  const name = isStaff(role) ? t.staff[role] : t.customer;
  if (!emailVerified) return name; // the e-mail column says why
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:justify-start">
      {isStaff(role) && <span className="font-semibold">{name}</span>}
      <Button
        aria-label={t.promoteOf(email)}
        variant="quiet"
        size="dense"
        disabled={promotion.isPending}
        onClick={promote}
      >
        {t.promote}
      </Button>
    </span>
  );
}
