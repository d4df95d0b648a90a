import { Heart } from 'lucide-react';
import { count } from '../lib/format.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { useWishes } from '../products/wishes.ts';
import { NavLink } from '../ui/link.tsx';
import { CountedIcon } from './counted-icon.tsx';

/** In the bar of a large screen. The prerendered page has only its space. */
export function WishIcon() {
  const t = useMessages(common);
  const wishes = useWishes();
  if (!wishes) return <span className="for-shoppers size-11 max-md:hidden" />;
  const { length: count } = wishes;
  return <CountedIcon to={paths.wishes} label={t.nav.wishes} Icon={Heart} count={count} className="max-md:hidden" />;
}

/** In the side menu. */
export function WishItem({ className }: { className: string }) {
  const language = useLanguage();
  const t = useMessages(common);
  const length = useWishes()?.length;
  return (
    <NavLink to={paths.wishes} className={className}>
      <span>{t.nav.wishes}</span>
      {length ? <span className="ml-2 text-ink-soft">{count(length, language)}</span> : null}
    </NavLink>
  );
}
