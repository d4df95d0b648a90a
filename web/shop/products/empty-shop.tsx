import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShopSettings } from '../../shared/api/settings.ts';
import { telephoneLink } from '../../shared/lib/format.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { openingSoon } from '../../shared/locale/en/home.ts';
import { productFilters } from '../../shared/locale/en/specs.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { withoutFilters, withoutPrice } from './list-address.ts';

interface EmptyShopProps {
  title: string;
  text: string;
  /** What else may help. */
  children?: ReactNode;
}

/** Nothing matches: a friendly sentence and the way to the whole shop. */
export function EmptyShop({ title, text, children }: EmptyShopProps) {
  const tShop = useMessages(shopPage);
  return (
    <Notice title={title} text={text}>
      {children}
      <ButtonLink to={paths.shop}>{tShop.toShop}</ButtonLink>
    </Notice>
  );
}

/** No product has a price in the range: says so, and leads to all prices. */
export function NothingPriced() {
  const tShop = useMessages(shopPage);
  const [search] = useSearchParams();
  return (
    <Notice title={tShop.emptyPriceTitle} text={tShop.emptyPrice}>
      <ButtonLink to={{ search: withoutPrice(search) }}>{tShop.clearPrice}</ButtonLink>
    </Notice>
  );
}

/** No product passes the filters: says so, and leads to the list without them. */
export function NothingFiltered() {
  const t = useMessages(productFilters);
  const [search] = useSearchParams();
  return (
    <Notice title={t.emptyTitle} text={t.empty}>
      <ButtonLink to={{ search: withoutFilters(search) }}>{t.clear}</ButtonLink>
    </Notice>
  );
}

/** A shop on its first day: there is nothing to buy yet, but somebody answers the telephone. */
export function OpeningSoon() {
  const tOpeningSoon = useMessages(openingSoon);
  const phone = useShopSettings()?.contact.phone;
  return (
    <Notice title={tOpeningSoon.title} text={tOpeningSoon.text}>
      {phone && (
        <a href={telephoneLink(phone)} className={buttonStyle()}>
          {phone}
        </a>
      )}
    </Notice>
  );
}
