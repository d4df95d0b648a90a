import { CircleUserRound } from 'lucide-react';
import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { type SessionUser, useSession, type Visitor } from '../session/session.tsx';
import { DropDown } from '../ui/drop-down.tsx';
import { Link } from '../ui/link.tsx';
import { menuLinks } from './menu-links.ts';

/** Photo or icon; opens the visitor's own links, and Log Out. */
export function AvatarMenu({ user, visitor }: { user: SessionUser; visitor: Visitor }) {
  const t = useMessages(common);
  const { isLoading, signOut } = useSession();
  const itemStyle = 'flex min-h-11 w-full items-center px-5 text-left transition-colors hover:bg-sand';
  const own = isLoading ? [] : menuLinks(visitor, t.nav).slice(menuLinks('guest', t.nav).length);
  return (
    <DropDown
      aria-label={t.nav.account}
      variant="icon"
      trigger={
        user.photo ? (
          <img src={user.photo} alt="" width="32" height="32" className="size-8 rounded-full object-cover" />
        ) : (
          <CircleUserRound aria-hidden />
        )
      }
      panelStyle="right-0 w-64 py-2"
    >
      <p className="truncate px-5 py-2 text-ink-soft text-sm">{user.name || user.email}</p>
      {[...own, { to: paths.dashboard.profile, label: t.nav.profile }].map(({ to, label }) => (
        <Link key={to} to={to} className={itemStyle}>
          {label}
        </Link>
      ))}
      <button type="button" className={`${itemStyle} border-line border-t`} onClick={signOut}>
        {t.account.logOut}
      </button>
    </DropDown>
  );
}
