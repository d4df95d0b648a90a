import { useMessages } from '../../shared/locale/locale.ts';
import { contentPage } from '../messages/en/content.ts';

/** The Markdown of each part of a text. */
const SIGNS = {
  heading: '## …',
  list: '- …',
  numbers: '1. …',
  bold: '**…**',
  link: '[…](/shop)',
} as const;

/** Placeholders for the shop's settings: see `fillPlaceholders`. */
const FACTS = '{shop} {phone} {email} {supportHours} {showroomHours} {closedDay} {deliveryDays}';

/** How a text gets headings, lists and links. */
export function MarkdownHelp() {
  const t = useMessages(contentPage);
  const { signs, facts } = t;
  return (
    <div className="grid gap-2 text-ink-soft text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((sign) => (
          <div key={sign} className="flex gap-2">
            <dt>
              <span>{signs[sign]}</span>:
            </dt>
            <dd>
              <code>{SIGNS[sign]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <span>{facts}</span> <code>{FACTS}</code>
      </p>
    </div>
  );
}
