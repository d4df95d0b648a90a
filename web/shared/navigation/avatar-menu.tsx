import { CircleUserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useInteractOutside } from '../lib/hooks.ts';
import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { type SessionUser, useSession, type Visitor } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { menuLinks } from './menu-links.ts';

/** Photo or icon; opens the visitor's own links, and Log Out. */
export function AvatarMenu({ user, visitor }: { user: SessionUser; visitor: Visitor }) {
  const t = useMessages(common);
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const { isLoading, signOut } = useSession();
  useInteractOutside(menu, () => setIsOpen(false));

  const itemStyle = 'flex min-h-11 w-full items-center px-5 text-left transition-colors hover:bg-sand';
  const own = isLoading ? [] : menuLinks(visitor, t.nav).slice(menuLinks('guest', t.nav).length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever its focus is
    <div ref={menu} className="relative" onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}>
      <Button aria-label={t.nav.account} aria-expanded={isOpen} variant="icon" onClick={() => setIsOpen(!isOpen)}>
        {user.photo ? (
          <img src={user.photo} alt="" width="32" height="32" className="size-8 rounded-full object-cover" />
        ) : (
          <CircleUserRound aria-hidden />
        )}
      </Button>
      {isOpen && (
        <div className="absolute top-full right-0 z-40 mt-2 w-64 overflow-hidden rounded-card border border-line bg-white py-2 shadow-ink/10 shadow-xl">
          <p className="truncate px-5 py-2 text-ink-soft text-sm">{user.name || user.email}</p>
          {[...own, { to: paths.dashboard.profile, label: t.nav.profile }].map(({ to, label }) => (
            <Link key={to} to={to} className={itemStyle} onClick={() => setIsOpen(false)}>
              {label}
            </Link>
          ))}
          <button type="button" className={`${itemStyle} border-line border-t`} onClick={signOut}>
            {t.account.logOut}
          </button>
        </div>
      )}
    </div>
  );
}
