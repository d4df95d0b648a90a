import type { Payout } from '@aloghor/functions/contract/payouts';
import { FINDINGS, isForeign } from '@aloghor/functions/domain/payouts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { type Column, DataTable } from '../table/data-table.tsx';

type Row = Payout['rows'][number] & { _id: string; place: number };

/** All rows of a payout, as the courier has told them, with what was expected and what became of each. */
export function PayoutRows({ payout }: { payout: Payout }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const isHeld = (place: number) => payout.findings.some(({ kind, row }) => row === place && FINDINGS[kind].isHeld);
  const stateOf = ({ isAccepted, place }: Row) => {
    if (isAccepted) return t.payout.isAccepted;
    if (isHeld(place)) return t.payout.held;
    return t.payout.toAccept;
  };
  const columns: Column<Row>[] = [
    {
      label: t.fields.invoice,
      cell: ({ orderId, number, invoice, consignmentId }) =>
        orderId && number ? (
          <Link to={paths.dashboard.order(orderId)} className="font-semibold text-bottle underline underline-offset-4">
            {number}
          </Link>
        ) : (
          (invoice ?? consignmentId ?? '')
        ),
    },
    { label: t.payout.courierSays, cell: ({ word, reason }) => [word, reason].filter(Boolean).join(', ') },
    {
      label: t.payout.expected,
      isNumber: true,
      cell: ({ expected }) => (expected === undefined ? '' : sum(expected, language)),
    },
    { label: t.fields.collected, isNumber: true, cell: ({ collected }) => sum(collected, language) },
    {
      label: t.fields.charge,
      isNumber: true,
      cell: ({ charge, collecting }) =>
        collecting === undefined ? sum(charge, language) : `${sum(charge, language)} + ${sum(collecting, language)}`,
    },
    {
      label: t.payout.state,
      cell: (row) =>
        [stateOf(row), row.isCompensation && t.payout.forClaim, isForeign(row) && t.payout.foreign]
          .filter(Boolean)
          .join(', '),
    },
  ];
  const rows = payout.rows.map((row, place) => ({ ...row, place, _id: String(place) }));
  return <DataTable caption={t.payout.rows} columns={columns} rows={rows} />;
}
