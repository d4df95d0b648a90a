import { useId } from 'react';
import { useCartCount } from '../cart/use-guest-cart.ts';
import { count as inCount } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { useStaffCounts } from '../orders/staff-counts.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.tsx';
import { NavLink } from '../ui/link.tsx';
import { commonLinks, menuGroups, type SideMenuGroup, type SideMenuLink } from './side-menu-links.ts';

type Counts = Record<string, number | undefined>;

/** The dashboard's menu: the links for the visitor's role, then those to the shop. */
export function SideMenu() {
  const language = useLanguage();
  const t = useMessages(common);
  const { visitor } = useSession();
  const { toCall, toRescue = 0, inDoubt = 0, waitingReviews } = useStaffCounts();
  const counts: Counts = {
    [paths.dashboard.cart]: useCartCount(),
    [paths.dashboard.toCall]: toCall,
    [paths.dashboard.rescue]: toRescue + inDoubt,
    [paths.dashboard.reviews]: waitingReviews,
  };
  return (
    <nav aria-label={t.nav.dashboard} className="grid gap-3">
      {menuGroups(visitor, language).map((group) => (
        <Group key={group.links[0]?.to} group={group} counts={counts} />
      ))}
      <hr className="border-line" />
      <Group group={{ links: commonLinks(language) }} />
    </nav>
  );
}

function Group({ group: { title, links }, counts = {} }: { group: SideMenuGroup; counts?: Counts }) {
  const id = useId();
  return (
    <div>
      {title && (
        <p id={id} className="px-3 py-1 font-semibold text-ink-soft text-sm">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {links.map((link) => (
          <li key={link.to}>
            <SideMenuItem link={link} count={counts[link.to]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SideMenuItem({ link: { to, label, Icon }, count = 0 }: { link: SideMenuLink; count?: number | undefined }) {
  const language = useLanguage();
  return (
    <NavLink
      to={to}
      end
      className="flex min-h-11 items-center gap-2.5 rounded-lg px-3 text-ink-soft transition-colors hover:bg-sand hover:text-ink aria-[current=page]:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-ink xl:min-h-9"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="grow">{label}</span>
      {count > 0 && (
        <span className="rounded-full bg-bottle px-2 font-semibold text-paper text-sm tabular-nums forced-colors:outline">
          {shownCount(count, language)}
        </span>
      )}
    </NavLink>
  );
}

const MOST_SHOWN = 99;

/** `99+` where there are more. */
function shownCount(count: number, language: LanguageCode): string {
  return count > MOST_SHOWN ? `${inCount(MOST_SHOWN, language)}+` : inCount(count, language);
}
