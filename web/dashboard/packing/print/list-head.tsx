import type { BrandSettings } from '@aloghor/functions/domain/brand';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { dateText } from '../../../shared/lib/dates.ts';
import { serverNow } from '../../../shared/lib/server-clock.ts';
import { digitsLanguage, type PrintLocale } from './print-locale.ts';
import { ShopMark } from './shop-mark.tsx';

interface ListHeadProps {
  title: string;
  facts: string[];
  locale: PrintLocale;
  brand: BrandSettings;
}

/** The head of a printed list: its title, the shop and the date. */
export function ListHead({ title, facts, locale, brand }: ListHeadProps) {
  const today = dayOf(serverNow());
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{facts.join(', ')}</p>
      </div>
      <p>
        <ShopMark locale={locale} brand={brand} />
        <br />
        {locale.messages.date}: {dateText(today, digitsLanguage(locale))}
      </p>
    </header>
  );
}
