import { dayOf } from '@aloghor/functions/domain/day-of';
import { dateText } from '../../../shared/lib/dates.ts';
import { shop } from '../../../shared/shop.config.ts';
import { digitsLanguage, inEachLanguage, type PrintLocale } from './print-language.ts';

/** The head of a list on paper: what it is, of which shop, of today. */
export function ListHead({ title, facts, pen }: { title: string; facts: string[]; pen: PrintLocale }) {
  const today = dayOf(Date.now());
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{facts.join(', ')}</p>
      </div>
      <p>
        <b>{inEachLanguage(pen, (language) => (language === 'bn' ? shop.nameInBangla : shop.name))}</b>
        <br />
        {pen.words.date}: {dateText(today, digitsLanguage(pen))}
      </p>
    </header>
  );
}
