import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { closeRowFinding, Payout } from '../contract/payouts.ts';
import { tariffOf } from '../domain/courier-tariffs.ts';
import { asksOwner, isOfParcel, isSaidForeign, mayBeClosed, rowFindings } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict, NotFound } from '../platform/http/errors.ts';
import { comparedAnew, withLooked } from './look-at-rows.ts';
import { matchNow } from './match-rows.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';

type Asked = Parsed<typeof closeRowFinding>['body'];

/**
 * Takes back that a row is none of the shop's, as it was said by mistake: the row is compared as if nobody had said so, and nothing of it
 * is received before it is accepted. The same once more changes nothing.
 * @throws {Conflict} once its money is settled, or the shop's {NotFound} {BadInput}
 */
export async function takeBackForeign(id: string, place: number, asked: Asked, by: Staff): Promise<Payout> {
  const { kind, closed: reason } = asked;
  if (kind !== 'foreign') throw new BadInput([{ path: 'kind', message: 'must be foreign' }]);
  const catalogue = await currentCatalogue({ isFresh: true });
  return inTransaction(async (transaction) => {
    const stored = payoutOrThrow(await payouts.within(transaction).get([id]));
    const said = stored.rows[place];
    if (!said) throw new NotFound('row');
    const finding = stored.findings.find((one) => one.row === place && one.kind === kind);
    if (!finding || !isSaidForeign(stored, place)) return answered(stored);
    if (!mayBeClosed(finding, said, asked.closedSeen))
      throw new Conflict('difference-closed', 'The finding is closed.', { payout: answered(stored) });
    const { _id, sums, rowCount, waiting, open, isOpen, owed, ...payout } = stored;
    const { owner, ...row } = said;
    const { courier } = payout;
    const tariff = tariffOf(catalogue.settings.tariffs, courier);
    const unsaid = {
      ...payout,
      rows: payout.rows.map((one, at) => (at === place ? row : one)),
      findings: payout.findings.filter((one) => one.row !== place || !asksOwner(one.kind)),
    };
    const matched = isOfParcel(row) ? await matchNow(transaction, courier, row, id, catalogue) : undefined;
    const looked = isOfParcel(row)
      ? comparedAnew(unsaid, new Map([[place, matched]]), tariff)
      : [
          {
            place,
            row,
            matched,
            role: 'parcel' as const,
            findings: rowFindings(courier, row, place, matched, tariff, 'parcel'),
          },
        ];
    const after = withDerived(withLooked(unsaid, looked));
    payouts.within(transaction).put(id, after); // the whole document, so that nothing is owed any more
    recordChange(transaction, by, {
      subject: 'payout',
      action: 'update',
      target: id,
      label: labelOf(payout),
      before: { finding: kind, missing: finding.taka, owner },
      after: { reason },
    });
    return answered({ _id, ...after });
  });
}
