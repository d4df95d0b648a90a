import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { type CourierTariff, tariffOf } from '../domain/courier-tariffs.ts';
import { type RowRole, roleAt } from '../domain/payout-roles.ts';
import {
  type Finding,
  hasKeptExtra,
  impersonalRow,
  isBesideOrders,
  isOfParcel,
  isOver,
  isSaidForeign,
  rowFindings,
} from '../domain/payouts.ts';
import { type Matched, matchRows } from './match-rows.ts';
import { ofParcel } from './of-parcel.ts';

/** A row that was compared anew, with what is wrong with it now. */
export interface Looked {
  place: number;
  row: Row;
  /** Undefined as long as the shop has no parcel of it. */
  matched: Matched | undefined;
  role: RowRole;
  findings: Finding[];
}

/** Compares rows that name parcels anew, also with parcels that are here, or have their numbers, only since the payout came. */
export async function lookAt(payout: Payout, places: readonly number[], catalogue: Catalogue): Promise<Looked[]> {
  const rows = places.flatMap((place) => payout.rows[place] ?? []);
  const found = await matchRows(payout.courier, rows, payout._id, catalogue);
  const byPlace = new Map(places.map((place, index) => [place, found[index]]));
  return comparedAnew(payout, byPlace, tariffOf(catalogue.settings.tariffs, payout.courier));
}

/** Rows as they compare with these parcels, by their places: one parcel may be that of several rows. */
export function comparedAnew(
  payout: Pick<Payout, 'courier' | 'rows'>,
  found: ReadonlyMap<number, Matched | undefined>,
  tariff: CourierTariff,
): Looked[] {
  const told = payout.rows.map((row, place) => ({
    collected: row.collected,
    parcel: found.has(place) ? found.get(place)?.parcel : row.parcel,
    taken: takenAs(row),
  }));
  return [...found].flatMap(([place, matched]) => {
    const row = payout.rows[place];
    if (!row || !isOfParcel(row)) return [];
    const role = roleAt(told, place, matched);
    const findings = rowFindings(payout.courier, row, place, besideOwn(row, matched), tariff, role);
    return [{ place, row, matched, role, findings }];
  });
}

/**
 * The parcel as a row finds it that has brought money beside its order: no other row that has holds it. Else two of the same sum held
 * each other for good.
 */
function besideOwn({ isExtra, parcel, collected }: Row, matched: Matched | undefined): Matched | undefined {
  if (!isExtra || matched?.parcel !== parcel || !matched?.ownExtras?.includes(collected)) return matched;
  return { ...matched, extras: undefined };
}

/** What an accepted row has paid for its parcel; undefined where it has not. */
function takenAs({ isAccepted, isCompensation, isExtra, parcel }: Row): RowRole | undefined {
  if (!isAccepted || isExtra || parcel === undefined) return undefined;
  return isCompensation ? 'compensation' : 'parcel';
}

/** Whether a row at another place was accepted as that of this parcel. */
export function isTakenBy(rows: readonly Row[], place: number, parcel: string, role: RowRole): boolean {
  return rows.some((row, at) => at !== place && row.parcel === parcel && takenAs(row) === role);
}

/** The row at this place, as it is kept, where it may still become the payment for this parcel, or for its loss. */
export function rowToAccept(
  payout: Pick<Payout, 'rows' | 'findings'> | undefined,
  place: number,
  parcel: string,
): Row | undefined {
  const row = payout?.rows[place];
  if (!row || isSaidForeign(payout, place)) return undefined;
  if (!isBesideOrders(row)) return isOver(row) ? undefined : row;
  return row.parcel === parcel || !hasKeptExtra(payout, place) ? row : undefined;
}

/**
 * A payout with its rows as they compare now. What is accepted stays, and so does what somebody has closed; but a row that is in the
 * books beside the orders is as it compares.
 */
export function withLooked<Kept extends Pick<Payout, 'courier' | 'rows' | 'findings'>>(
  payout: Kept,
  looked: readonly Looked[],
): Kept {
  const byPlace = new Map(looked.map((one) => [one.place, one]));
  const rows = payout.rows.map((row, place) => {
    const one = byPlace.get(place);
    return !one || (row.isAccepted && !isBesideOrders(row))
      ? row
      : { ...toldBy(payout, row, one), ...ofParcel(one.matched, row, one.role) };
  });
  const findings = [
    ...payout.findings.filter(({ row, closed }) => closed || row === undefined || !byPlace.has(row)),
    ...looked.flatMap((one) => one.findings.filter((found) => !isClosedAmong(payout.findings, found))),
  ];
  return { ...payout, rows, findings: findings.toSorted(byRow) };
}

type Row = Payout['rows'][number];

/** What its courier has told of it; whose its money is has been said only as long as the shop has no parcel of it. */
function toldBy({ courier }: Pick<Payout, 'courier'>, row: Row, { matched }: Looked): Row {
  const { parcel: _parcel, orderId: _id, number: _number, expected: _expected, isCompensation: _for, ...told } = row;
  if (!matched) return told;
  const { owner: _owner, isExtra: _isExtra, isAccepted: _isAccepted, ...ofShop } = told;
  return matched.isErased ? impersonalRow(courier, ofShop) : ofShop;
}

function isClosedAmong(findings: Payout['findings'], { kind, row }: Finding): boolean {
  return findings.some((one) => one.closed && one.kind === kind && one.row === row);
}

/** What is about the whole payout comes last. */
export function byRow(
  { row: one = Number.POSITIVE_INFINITY }: Finding,
  { row: other = Number.POSITIVE_INFINITY }: Finding,
) {
  return one === other ? 0 : one - other;
}
