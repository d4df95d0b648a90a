import type { Payout, PayoutFinding } from '@aloghor/functions/contract/payouts';
import { doneBy } from '@aloghor/functions/domain/packing';
import { ROW_OWNERS } from '@aloghor/functions/domain/payouts';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { CloseFinding } from './close-finding.tsx';

interface FindingCardProps {
  payout: Payout;
  finding: PayoutFinding;
}

/** What is wrong with a payout, by how much, in which row and of which order, and the form that closes it. */
export function FindingCard({ payout, finding }: FindingCardProps) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const { kind, row: place, taka, closed } = finding;
  const row = place === undefined ? undefined : payout.rows[place];
  const difference = taka > 0 ? t.payout.tooLittle(sum(taka, language)) : t.payout.tooMuch(sum(-taka, language));
  const owner = closed && row?.owner;
  const name = [t.findings[kind], place !== undefined && t.payout.row(place + 1)].filter(Boolean).join(', ');
  return (
    <article aria-label={name} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans font-semibold text-base">{name}</h3>
        <p className={`whitespace-nowrap tabular-nums ${closed ? '' : 'font-semibold text-danger'}`}>{difference}</p>
      </div>
      {row && (
        <p className="wrap-anywhere text-ink-soft">
          {row.orderId && row.number && (
            <>
              <Link
                to={paths.dashboard.order(row.orderId)}
                className="font-semibold text-bottle underline underline-offset-4"
              >
                {row.number}
              </Link>{' '}
            </>
          )}
          <span>
            {[row.consignmentId, row.invoice !== row.number && row.invoice, row.word, row.reason]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      )}
      {closed && (
        <p className="wrap-anywhere">
          <span>{t.payout.closed(closed.reason || '–', doneBy(closed), shopTime(closed.at, language))}</span>{' '}
          {closed.isWrittenOff && <span>{taka > 0 ? t.payout.writtenOff : t.payout.keptBeyond}</span>}
          {owner && <span>{t.owners[owner]}</span>}
        </p>
      )}
      {(!closed || (owner && ROW_OWNERS[owner].isOutstanding)) && (
        <CloseFinding key={closed?.at} payout={payout} finding={finding} name={name} />
      )}
    </article>
  );
}
