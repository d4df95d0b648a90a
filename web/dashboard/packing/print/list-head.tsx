import { dayOf } from '@aloghor/functions/domain/day-of';
import { dateText } from '../../../shared/lib/dates.ts';
import { shop } from '../../../shared/shop.config.ts';
import { digitsOf, inEach, type Pen } from './print-language.ts';

/** The head of a list on paper: what it is, of which shop, of today. */
export function ListHead({ title, facts, pen }: { title: string; facts: string[]; pen: Pen }) {
  const today = dayOf(Date.now());
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{facts.join(', ')}</p>
      </div>
      <p>
        <b>{inEach(pen, (language) => (language === 'bn' ? shop.nameInBangla : shop.name))}</b>
        <br />
        {pen.words.date}: {dateText(today, digitsOf(pen))}
      </p>
    </header>
  );
}
