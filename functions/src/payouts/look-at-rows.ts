import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { tariffOf } from '../domain/courier-tariffs.ts';
import { type RowRole, roleAt } from '../domain/payout-roles.ts';
import { type Finding, type PayoutRow, rowFindings } from '../domain/payouts.ts';
import { type Matched, matchRows } from './match-rows.ts';

/** A row that was compared anew, with what is wrong with it now, and whether its order is received with it. */
export interface Looked {
  place: number;
  row: PayoutRow;
  matched: Matched;
  role: RowRole;
  findings: Finding[];
  isAccepted: boolean;
}

export async function lookAt(payout: Payout, places: number[], catalogue: Catalogue): Promise<Looked[]> {
  const tariff = tariffOf(catalogue.settings.tariffs, payout.courier);
  const rows = places.flatMap((place) => payout.rows[place] ?? []);
  const found = await matchRows(payout.courier, rows, payout._id, catalogue);
  return places.flatMap((place, index) => {
    const [row, matched] = [rows[index], found[index]];
    if (!row || !matched) return [];
    const role = roleAt(payout.rows, place, matched);
    const findings = rowFindings(payout.courier, row, place, matched, tariff, role);
    return [{ place, row, matched, role, findings, isAccepted: false }];
  });
}

export function isClosedAmong(findings: Payout['findings'], { kind, row }: Finding): boolean {
  return findings.some((one) => one.closed && one.kind === kind && one.row === row);
}

/** What is about the whole payout comes last. */
export function byRow(
  { row: one = Number.POSITIVE_INFINITY }: Finding,
  { row: other = Number.POSITIVE_INFINITY }: Finding,
) {
  return one === other ? 0 : one - other;
}
