import { ACCOUNT_ROLES, isStaff, roleNamed } from '@aloghor/functions/domain/roles';
import { ChevronDown, Menu, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { accessToken } from '../api/access-token.ts';
import { useShopName, useShopSettings } from '../api/settings.ts';
import { telephoneLink } from '../lib/format.ts';
import { otherLanguages } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { useLoginLink } from '../session/origin.ts';
import { useSession, type Visitor } from '../session/session.tsx';
import { useIsHydrated } from '../start/hydration.ts';
import { LateLocation } from '../start/late-location.tsx';
import { likelyVisitor } from '../start/likely-visitor.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { DropDown } from '../ui/drop-down.tsx';
import { Link, NavLink, usePath } from '../ui/link.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { CartIcon } from './cart-icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { menuLinks } from './menu-links.ts';
import { showAccent } from './show-accent.ts';
import { WishIcon, WishItem } from './wish-links.tsx';
import { Wordmark } from './wordmark.tsx';

interface NavbarProps {
  /** The field in the middle of the bar. */
  search?: ReactNode;
  /** The ways into the catalogue, for shoppers: a panel of the bar; on a small screen a part of the side menu. */
  catalogue?: ReactNode;
  /** The visitor's further links for the side menu, the only menu on a small screen. */
  ownItems?: ReactNode;
  /** Replaces the bar's links in the side menu. */
  workMenu?: ReactNode;
}

/** The bar on top of every page; on small screens its links move into a side menu. */
export function Navbar({ search, catalogue, ownItems, workMenu }: NavbarProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const brand = useShopSettings()?.brand;
  useEffect(() => showAccent(brand), [brand]);
  const t = useMessages(common);
  const { user, visitor: known, isLoading } = useSession();
  // Personal links keep their space, but stay invisible, until the visitor is known.
  const visitor = isLoading ? roleNamed(likelyVisitor(accessToken())) : known;
  const whenKnown = isLoading ? 'invisible' : '';
  const isPrerendered = !useIsHydrated();

  return (
    <header className="nav-bar sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm">
      <div className="page relative flex h-14 items-center gap-1 md:h-20 md:gap-2">
        <Link to={paths.home} aria-label={t.nav.toHome(shopName)} className="min-w-0 rounded-lg py-2 md:shrink-0">
          <Wordmark brand={brand} className="h-7 max-w-full text-xl leading-7 md:h-8 md:max-w-64 md:leading-8" />
        </Link>
        {catalogue && !isStaff(visitor) && (
          <div className={`ml-2 hidden lg:block ${isPrerendered ? 'for-shoppers' : ''}`}>
            <DropDown
              variant="quiet"
              size="dense"
              trigger={
                <>
                  {t.nav.categories}
                  <ChevronDown aria-hidden className="size-4" />
                </>
              }
              panelStyle="left-0 w-2xl p-3"
            >
              {catalogue}
            </DropDown>
          </div>
        )}
        <div className={search ? 'min-w-11 grow' : 'grow'}>{search}</div>
        <nav aria-label={t.nav.main} className="hidden items-center gap-1 xl:flex">
          <LateLocation>
            <MenuItems visitor={visitor} className="whitespace-nowrap px-2" whenKnown={whenKnown} />
          </LateLocation>
        </nav>
        {otherLanguages(language).map((other, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a language switch keeps the focus after its click
          <LanguageSwitch key={place} to={other} className={`${itemStyle} px-2`} />
        ))}
        {user && (
          <div className={ownItems ? 'hidden xl:block' : ''}>
            <AvatarMenu user={user} visitor={known} />
          </div>
        )}
        {isPrerendered && <span className="for-members size-11" />}
        {!user && visitor !== 'guest' && <span className={`size-11 ${ownItems ? 'hidden xl:block' : ''}`} />}
        {!isStaff(visitor) && <WishIcon />}
        <CartIcon
          visitor={visitor}
          isPrerendered={isPrerendered}
          className={isPrerendered ? 'for-guests-alone' : whenKnown}
        />
        <MenuButton
          label={workMenu ? t.nav.dashboard : t.nav.openMenu}
          menuLabel={workMenu ? t.nav.dashboard : t.nav.main}
          className={`xl:hidden ${workMenu ? '' : 'noscript:hidden'}`}
        >
          {workMenu || (
            <nav aria-label={t.nav.main} className="flex flex-col text-lg">
              <MenuItems visitor={visitor} className={drawerItemStyle} whenKnown={whenKnown} />
              {!isStaff(visitor) && (
                <>
                  <NavLink to={paths.track} className={sideItemStyle}>
                    {t.nav.track}
                  </NavLink>
                  <WishItem className={sideItemStyle} />
                </>
              )}
              {ownItems}
              <PhoneItem />
              {catalogue && !isStaff(visitor) && (
                <>
                  <p className="mt-6 mb-1 px-2 font-serif text-xl">{t.nav.categories}</p>
                  <div className="text-base">{catalogue}</div>
                </>
              )}
            </nav>
          )}
        </MenuButton>
      </div>
    </header>
  );
}

const itemStyle =
  'flex min-h-11 items-center font-semibold transition-colors hover:text-brass-text aria-[current=page]:text-brass-text';
const drawerItemStyle = 'border-line border-b px-2 py-2';

/** An item of the side menu. */
export const sideItemStyle = `${itemStyle} ${drawerItemStyle}`;

/** Calls the shop. */
function PhoneItem() {
  const phone = useShopSettings()?.contact.phone;
  return (
    phone && (
      <a href={telephoneLink(phone)} className={`${sideItemStyle} gap-3`}>
        <Phone aria-hidden className="size-5" />
        <span>{phone}</span>
      </a>
    )
  );
}

interface MenuItemsProps {
  visitor: Visitor;
  className: string;
  /** Extra classes of a personal link. */
  whenKnown: string;
}

function MenuItems({ visitor, className, whenKnown }: MenuItemsProps) {
  const t = useMessages(common);
  const loginLink = useLoginLink(paths.logIn);
  const isPrerendered = !useIsHydrated();
  const forEveryone = menuLinks('guest', t.nav).length;
  const style = `${itemStyle} ${className}`;
  return (
    <>
      {menuLinks(visitor, t.nav).map(({ to, label }, index) => (
        <NavLink key={to} to={to} end className={index < forEveryone ? style : `${style} ${whenKnown}`}>
          {label}
        </NavLink>
      ))}
      {visitor === 'guest' && (
        <NavLink {...loginLink} className={`${style} ${isPrerendered ? 'for-guests' : whenKnown}`}>
          {t.nav.login}
        </NavLink>
      )}
      {isPrerendered && <MembersSpace style={style} />}
    </>
  );
}

/** Reserves, in the prerendered page, the space for a signed-in visitor's links. */
function MembersSpace({ style }: { style: string }) {
  const t = useMessages(common);
  const forEveryone = menuLinks('guest', t.nav).length;
  return ACCOUNT_ROLES.map((visitor) => (
    <div key={visitor} aria-hidden className={`reserved-for-${visitor}`}>
      {menuLinks(visitor, t.nav)
        .slice(forEveryone)
        .map(({ to, label }) => (
          <span key={to} className={style}>
            {label}
          </span>
        ))}
    </div>
  ));
}

interface MenuButtonProps {
  /** Of the button. */
  label: string;
  menuLabel: string;
  className: string;
  /** The menu. */
  children: ReactNode;
}

/** A button and the side menu that it opens; it has its own state, so that the bar does not rerender with it. */
function MenuButton({ label, menuLabel, className, children }: MenuButtonProps) {
  const t = useMessages(common);
  const [isOpen, setIsOpen] = useState(false);
  const pathname = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <>
      <Button
        aria-label={label}
        aria-expanded={isOpen}
        variant="icon"
        className={`aria-expanded:bg-sand ${className}`}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label={menuLabel} closeLabel={t.nav.closeMenu}>
        {children}
      </Drawer>
    </>
  );
}
