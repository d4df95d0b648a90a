import { useMessages } from '../locale/locale.ts';
import { commonMessages } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.tsx';
import { NavLink } from '../ui/link.tsx';
import { sideItemStyle } from './navbar.tsx';

/** The further items of the avatar's menu, for a side menu that replaces both. */
export function OwnItems() {
  const t = useMessages(commonMessages);
  const { signOut } = useSession();
  return (
    <>
      <NavLink to={paths.dashboard.profile} className={sideItemStyle}>
        {t.nav.profile}
      </NavLink>
      <button type="button" className={sideItemStyle} onClick={signOut}>
        {t.account.logOut}
      </button>
    </>
  );
}
