import { type CourierTariff, collectingCharge, type ParcelEnd, wayCharge } from './courier-tariffs.ts';
import { impersonalWord, stateOfWord } from './courier-words.ts';
import { BY_FILE, type CarrierName } from './couriers.ts';
import type { ChargeZone } from './delivery.ts';
import { sumOfTaka } from './orders.ts';
import { consignmentKey, type ParcelState } from './parcels.ts';
import { isTold, parcelKey, type RowRole, roleAt } from './payout-roles.ts';

/** Rows that are kept, and compared, at a time: a payout with more is kept in parts. */
export const PAYOUT_ROWS_MAXIMUM = 500;

/** More rows than that is no payout of a week, but a file of something else. */
export const PAYOUT_PARTS_MAXIMUM = 20;

/** What is read of a file, each from a column whose heading somebody chooses once for each courier. */
export const PAYOUT_COLUMNS = [
  'consignmentId',
  'invoice',
  'collected',
  'charge',
  'collecting',
  'word',
  'reason',
] as const;
export type PayoutColumn = (typeof PAYOUT_COLUMNS)[number];

/** What a courier says of one parcel in a payout, or of something else that it adds or keeps; all sums in taka. */
export interface PayoutRow {
  consignmentId?: string | undefined;
  invoice?: string | undefined;
  /** What it has collected; negative where it takes money back. */
  collected: number;
  /** What it keeps for the way; where it does not tell them apart, also for collecting. */
  charge: number;
  /** What it keeps for collecting, where it tells that apart. */
  collecting?: number | undefined;
  /** Its own word for what became of the parcel. */
  word?: string | undefined;
  /** Why it adds or takes something, in its own words. */
  reason?: string | undefined;
}

/** What the shop knows of the parcel of a row. */
export interface PayoutParcel {
  orderId: string;
  /** Of the order. */
  number: string;
  courier: CarrierName;
  invoice: string;
  consignmentId?: string | undefined;
  /** Absent while it is under way. */
  end?: ParcelEnd | undefined;
  /** What was to be collected for it, in taka; of one that came back, what was. */
  expected: number;
  zone?: ChargeZone | undefined;
  /** As its courier was told. */
  grams: number;
  /** The payout by which its money has come. */
  payout?: string | undefined;
  /** Whether its order was sent again since: the money of that is another parcel's. */
  isEarlier?: boolean | undefined;
  /** What rows that somebody has closed have brought for it beside what comes for its order, in taka. */
  extras?: readonly number[] | undefined;
  /** What its courier is asked to pay, or was, because it has lost or damaged it. */
  compensation?: AskedCompensation | undefined;
}

/** In taka. `paid`: what somebody has noted of it, 0 where it was closed without; absent while it is open. */
interface AskedCompensation {
  asked: number;
  paid?: number | undefined;
  /** The payout by which it has come. */
  payout?: string | undefined;
}

/** As it is kept: beside the payment of a parcel a courier's remark explains nothing, and may say something of its buyer. */
export function withoutRemark(row: PayoutRow): PayoutRow {
  const { reason: _reason, ...told } = row;
  return isOfParcel(row) && isTold(row) ? told : row;
}

/** What makes a row another one: its ids and sums. */
export function rowKey({ consignmentId, invoice, collected, charge, collecting = 0 }: PayoutRow): string {
  return JSON.stringify([consignmentId, invoice, collected, charge, collecting]);
}

/** As it is kept where its buyer was erased: without what the courier may say of people. */
export function impersonalRow<Row extends PayoutRow>(courier: CarrierName, { reason: _reason, ...row }: Row) {
  return { ...row, ...(row.word !== undefined && { word: impersonalWord(courier, row.word) }) };
}

interface FindingDefinition {
  /** Whether the row is left to a person: nothing is recorded for its order. */
  isHeld: boolean;
  /**
   * Whether it may be over when the row is compared anew, also after somebody has closed it: an order comes to its end, or a
   * parcel has its number.
   */
  mayPass: boolean;
  /** Whether the row is money beside what comes for the order. `asked`: as a person says; else it only stands in a file once more. */
  extra: 'asked' | 'always' | false;
  /** Whether no row of the payment is recorded until a person has closed it. */
  holdsPayment: boolean;
  /** Whether the money may be none of the shop's: the person who closes it says whose it is. */
  asksOwner: boolean;
}

/** What can be wrong with a payout. */
export const FINDINGS = {
  /** No parcel of the shop has this consignment or invoice. */
  unknownParcel: { isHeld: true, mayPass: true, extra: false, holdsPayment: false, asksOwner: true },
  /** Consignment and invoice are of two parcels. */
  mixedUp: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /** Another courier has the parcel. */
  otherCourier: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /**
   * An earlier row, or an earlier payout, has it already, also where somebody has closed that as money beside what comes for the
   * order. It may be for what its courier is asked to pay later.
   */
  paidTwice: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /** Something was collected for a parcel whose order was sent again since. */
  earlierParcel: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /** A charge alone, for a parcel that was lost, or of which no end is known, while its order was sent again. */
  earlierCharge: { isHeld: true, mayPass: true, extra: 'always', holdsPayment: false, asksOwner: false },
  /** The shop knows of no end of the parcel. */
  notEnded: { isHeld: true, mayPass: true, extra: false, holdsPayment: false, asksOwner: false },
  /** Told as come back, though it was delivered. */
  returnOfDelivered: { isHeld: true, mayPass: true, extra: false, holdsPayment: false, asksOwner: false },
  /** Something was collected, beyond what is known of, for a parcel that came back or was taken back. */
  deliveredOfReturn: { isHeld: true, mayPass: true, extra: 'always', holdsPayment: false, asksOwner: false },
  /** It pays for a lost or damaged parcel, of which somebody has noted that nothing was paid, or another sum. */
  compensationClosed: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /** It pays more for a lost or damaged parcel than was asked: its buyer may have paid for it, as it was found again. */
  moreThanAsked: { isHeld: true, mayPass: true, extra: 'asked', holdsPayment: false, asksOwner: false },
  /** It pays less for a lost or damaged parcel than was asked. */
  otherCompensation: { isHeld: false, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  /** Money of a parcel is taken back, whatever was paid for it. */
  takenBack: { isHeld: true, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  /** Money is taken or added without a parcel, and nobody says why. */
  noReason: { isHeld: true, mayPass: false, extra: false, holdsPayment: false, asksOwner: true },
  /** A person says that it is none of the shop's, though it names a parcel of the shop, or has a reason. */
  foreign: { isHeld: true, mayPass: false, extra: false, holdsPayment: false, asksOwner: true },
  tooLittle: { isHeld: false, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  tooMuch: { isHeld: false, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  chargeTooHigh: { isHeld: false, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  collectingTooHigh: { isHeld: false, mayPass: false, extra: false, holdsPayment: false, asksOwner: false },
  /** The rows less the charges are not the total, so nobody knows which of them were paid. */
  wrongTotal: { isHeld: false, mayPass: false, extra: false, holdsPayment: true, asksOwner: false },
} as const satisfies Record<string, FindingDefinition>;

interface OwnerDefinition {
  /** Whether closing enters the money in the books. */
  isEntered: boolean;
  /** Whether shop and courier still have to settle it. */
  isOutstanding: boolean;
}

/** Whose the money of a row is that belongs to no parcel of the shop, as a person says. */
export const ROW_OWNERS = {
  shop: { isEntered: true, isOutstanding: false },
  /** The courier is to have it back; what it took by such a row it is to give back. */
  courier: { isEntered: false, isOutstanding: true },
  /** It was the courier's, and is settled with it. */
  settled: { isEntered: false, isOutstanding: false },
} as const satisfies Record<string, OwnerDefinition>;

export type RowOwner = keyof typeof ROW_OWNERS;
export const ROW_OWNER_NAMES = Object.keys(ROW_OWNERS) as RowOwner[]; // a cast: Object.keys returns strings

/** Whether the money of a row is none of the shop's, as somebody has said. */
export function isForeign({ owner }: { owner?: RowOwner | undefined }): boolean {
  return owner !== undefined && !ROW_OWNERS[owner].isEntered;
}

/** What a courier is to have back of rows, less what it is to give back, in taka. */
export function sumOwed(rows: readonly (PayoutRow & { owner?: RowOwner | undefined })[]): number {
  return sumPaid(rows.filter(({ owner }) => owner !== undefined && ROW_OWNERS[owner].isOutstanding));
}

/** Findings of rows whose parcel the shop has not found: it may since it has the right number. */
const UNMATCHED: readonly FindingKind[] = ['unknownParcel', 'mixedUp', 'otherCourier'];

export function isUnmatched(kind: FindingKind): boolean {
  return UNMATCHED.includes(kind);
}

/** Findings by which money is missing that was recorded as received, or more has come, or it is of no row. */
const DIFFERENCES: readonly FindingKind[] = ['tooLittle', 'tooMuch', 'wrongTotal'];

/**
 * Whether a person who closes it may write its taka off: as a cost of the day, since nobody will pay them any more. What came
 * beyond is a negative one.
 */
export function mayBeWrittenOff(kind: FindingKind): boolean {
  return DIFFERENCES.includes(kind);
}

export type FindingKind = keyof typeof FINDINGS;
export const FINDING_KINDS = Object.keys(FINDINGS) as FindingKind[]; // a cast: Object.keys returns strings

/** `row`: its place among the rows. `taka`: how much the shop has too little by it; negative where it has too much. */
export interface Finding {
  kind: FindingKind;
  row?: number;
  taka: number;
}

interface Compared {
  courier: CarrierName;
  rows: readonly PayoutRow[];
  /** What the courier has paid out, where it says so. */
  total?: number | undefined;
}

/** A courier rounds to whole taka. */
const ROUNDED_BY = 1;

/** What is wrong with a payout. `parcels`: that of each row, undefined where the shop has none. */
export function findingsOf(
  { courier, rows, total }: Compared,
  parcels: readonly (PayoutParcel | undefined)[],
  tariff: CourierTariff,
): Finding[] {
  const told = rows.map(({ collected }, place) => ({ collected, parcel: parcelKey(parcels[place]) }));
  const ofRows = rows.flatMap((row, place) =>
    rowFindings(courier, row, place, parcels[place], tariff, roleAt(told, place, parcels[place])),
  );
  const missing = total === undefined ? 0 : sumOfTaka([sumPaid(rows), -total]);
  return missing === 0 ? ofRows : [...ofRows, { kind: 'wrongTotal', taka: missing }];
}

/** What is wrong with one row, at this place. */
export function rowFindings(
  courier: CarrierName,
  row: PayoutRow,
  place: number,
  parcel: PayoutParcel | undefined,
  tariff: CourierTariff,
  role: RowRole,
): Finding[] {
  const held = heldFor(courier, row, parcel, role);
  if (held) return [{ kind: held, row: place, taka: shortBy(held, row, parcel) }];
  if (role === 'compensation' && parcel?.compensation)
    return compensationFindings(row, parcel.compensation).map((found) => ({ ...found, row: place }));
  if (!parcel?.end || !isTold(row)) return [];
  const ended = { ...parcel, end: parcel.end };
  return [...sumFindings(row, ended), ...chargeFindings(row, ended, tariff)].map((found) => ({ ...found, row: place }));
}

/** Whether it names a parcel, of the shop or not. */
export function isOfParcel({ consignmentId, invoice }: PayoutRow): boolean {
  return consignmentId !== undefined || invoice !== undefined;
}

interface KeptRow extends Pick<PayoutRow, 'collected'> {
  parcel?: string | undefined;
  isExtra?: true | undefined;
  owner?: RowOwner | undefined;
}

/**
 * Whether it is no payment for an order of the shop: the courier takes something back, adds something, keeps it for nothing, or
 * has paid it beside what came for the order.
 */
export function isAdjustment(row: KeptRow): boolean {
  return row.parcel === undefined || !isTold(row) || row.isExtra === true;
}

interface KeptPayout {
  rows: readonly { isAccepted?: true | undefined; owner?: RowOwner | undefined }[];
  findings: readonly {
    kind: FindingKind;
    row?: number | undefined;
    closed?: { isWrittenOff?: true | undefined } | undefined;
  }[];
}

/** Whether nothing more is to become of a row: it is in the books, or settled with its courier. */
export function isOver({ isAccepted, owner }: KeptPayout['rows'][number]): boolean {
  return isAccepted === true || (owner !== undefined && !ROW_OWNERS[owner].isOutstanding);
}

/** Whether the row at this place is held, and may be so no more when it is compared anew. */
export function mayPass(payout: KeptPayout, place: number): boolean {
  const row = payout.rows[place];
  if (!row || isOver(row) || isSaidForeign(payout, place)) return false;
  return payout.findings.some((one) => one.row === place && FINDINGS[one.kind].mayPass);
}

/**
 * Whether somebody has said of the row at this place that it is none of the shop's, whatever parcel it names: also where its courier
 * leaves it to the shop since, it is no payment for that parcel.
 */
export function isSaidForeign({ findings }: Pick<KeptPayout, 'findings'>, place: number): boolean {
  return findings.some(({ kind, row }) => row === place && kind === 'foreign');
}

/** Whether a person may say that: it is not in the books, nor settled, and nobody has. */
export function mayBeSaidForeign(payout: KeptPayout, place: number): boolean {
  const row = payout.rows[place];
  return row !== undefined && !isOver(row) && !isSaidForeign(payout, place);
}

/**
 * Whether a row that names a parcel is in the books beside the orders, as somebody has said. It may turn out to be the payment for its
 * order, or for its loss: the parcel gets its number, or was delivered after all, or its courier is asked to pay for it.
 */
export function isBesideOrders({ isAccepted, isExtra, owner, ...row }: BooksRow): boolean {
  const isSaid = isExtra === true || (owner !== undefined && ROW_OWNERS[owner].isEntered);
  return isAccepted === true && isSaid && isOfParcel(row) && isTold(row);
}

/**
 * Whether what the row at this place has brought beside the orders is kept of its parcel, until its courier takes it back. Not where
 * the parcel may be another one's.
 */
export function hasKeptExtra(
  { rows, findings }: KeptPayout & { rows: readonly Pick<KeptRow, 'isExtra'>[] },
  place: number,
): boolean {
  const closed = findings.filter((one) => one.row === place && one.closed && FINDINGS[one.kind].extra);
  return rows[place]?.isExtra === true && closed.some(({ kind }) => !isUnmatched(kind));
}

type BooksRow = PayoutRow & Pick<KeptRow, 'isExtra' | 'owner'> & { isAccepted?: true | undefined };

/** Whether a row is compared anew when rows are accepted. */
export function isLookedAtAgain(payout: KeptPayout & { rows: readonly BooksRow[] }, place: number): boolean {
  const row = payout.rows[place];
  if (!row || isSaidForeign(payout, place)) return false;
  return isBesideOrders(row) || mayPass(payout, place);
}

/**
 * Whether a person may close a finding: while it is open; and where the money of its row is the courier's until both have settled it,
 * who has seen that. `closedSeen`: when it was closed, as that person knows.
 */
export function mayBeClosed(
  { closed }: { closed?: { at: number } | undefined },
  row: { owner?: RowOwner | undefined } | undefined,
  closedSeen: number | undefined,
): boolean {
  if (!closed) return true;
  return row?.owner !== undefined && ROW_OWNERS[row.owner].isOutstanding && closedSeen === closed.at;
}

/** Whether something of a payout is received, entered as a cost, or the courier's, as somebody has said: then it is there for good. */
export function isUsed({ rows, findings }: KeptPayout): boolean {
  const isRowUsed = rows.some(({ isAccepted, owner }) => isAccepted === true || owner !== undefined);
  return isRowUsed || findings.some(({ closed }) => closed?.isWrittenOff);
}

/** Whether closing a finding of a row enters what it took, added or kept as costs: nobody can record that elsewhere. */
export function entersRow(kind: FindingKind, row: KeptRow): boolean {
  if (asksOwner(kind)) return row.owner !== undefined && ROW_OWNERS[row.owner].isEntered;
  return FINDINGS[kind].isHeld && (isAdjustment(row) || isExtraBy(kind, false));
}

/** Whether the person who closes such a finding says whose the money is: nothing is entered before. */
export function asksOwner(kind: FindingKind): boolean {
  return FINDINGS[kind].asksOwner;
}

/** Whether its courier may have paid it beside what comes for the order: the person who closes its finding says whether it has. */
export function mayBeExtra(kind: FindingKind): boolean {
  return FINDINGS[kind].extra === 'asked';
}

/** Whether closing such a finding says that its row is beside what comes for the order. `isSaid`: by the person who closes it. */
export function isExtraBy(kind: FindingKind, isSaid: boolean): boolean {
  return FINDINGS[kind].extra === 'always' || (isSaid && mayBeExtra(kind));
}

function heldFor(
  courier: CarrierName,
  row: PayoutRow,
  parcel: PayoutParcel | undefined,
  role: RowRole,
): FindingKind | undefined {
  if (!isOfParcel(row)) return row.reason ? undefined : 'noReason';
  if (!parcel) return 'unknownParcel';
  if (isMixedUp(row, parcel)) return 'mixedUp';
  if (parcel.courier !== courier) return 'otherCourier';
  if (!isTold(row)) return 'takenBack';
  if (row.collected > 0 && parcel.extras?.includes(row.collected)) return 'paidTwice';
  if (role === 'compensation' && parcel.compensation) return heldCompensation(row, parcel.compensation);
  if (role === 'repeated' || parcel.payout !== undefined) return 'paidTwice';
  if (parcel.isEarlier && row.collected > 0) return 'earlierParcel';
  if (parcel.isEarlier && !parcel.end) return 'earlierCharge';
  if (!parcel.end) return 'notEnded';
  if (parcel.end === 'returned' && parcel.expected === 0 && row.collected > 0) return 'deliveredOfReturn';
  return isToldBack(courier, row) && parcel.end !== 'returned' ? 'returnOfDelivered' : undefined;
}

/**
 * What somebody has noted as paid is the same money, if it is the same sum. More than was asked may be what the buyer has paid for a
 * parcel that was found again.
 */
function heldCompensation(
  { collected }: PayoutRow,
  { asked, paid, payout }: AskedCompensation,
): FindingKind | undefined {
  if (payout !== undefined) return 'paidTwice';
  if (paid === undefined && collected > asked) return 'moreThanAsked';
  return paid === undefined || paid === collected ? undefined : 'compensationClosed';
}

/** Whether consignment and invoice of a row are not both those of a parcel. */
export function isMixedUp(row: PayoutRow, parcel: Pick<PayoutParcel, 'consignmentId' | 'invoice'>): boolean {
  const differs = (one = '', other = '') => one !== '' && other !== '' && consignmentKey(one) !== consignmentKey(other);
  return differs(row.consignmentId, parcel.consignmentId) || differs(row.invoice, parcel.invoice);
}

const BACK: readonly ParcelState[] = ['returning', 'returned'];

/** Of a courier by file nobody knows the words. */
function isToldBack(courier: CarrierName, { word }: PayoutRow): boolean {
  return word !== undefined && courier !== BY_FILE && BACK.includes(stateOfWord(courier, word));
}

/** Of these the sums are compared, as of a row that is not held. */
const OF_ANOTHER_END: readonly FindingKind[] = ['returnOfDelivered', 'deliveredOfReturn'];

/** What is taken back, or kept for nothing, the shop lacks; what it gets for no parcel of its own it has too much. */
function shortBy(kind: FindingKind, row: PayoutRow, parcel: PayoutParcel | undefined): number {
  return OF_ANOTHER_END.includes(kind) ? sumOfTaka([parcel?.expected ?? 0, -row.collected]) : -sumPaid([row]);
}

type EndedParcel = PayoutParcel & { end: ParcelEnd };

function sumFindings({ collected }: PayoutRow, { expected }: EndedParcel): Finding[] {
  const taka = sumOfTaka([expected, -collected]);
  if (taka === 0) return [];
  return [{ kind: taka > 0 ? 'tooLittle' : 'tooMuch', taka }];
}

/** A courier that has lost or damaged a parcel keeps nothing of what it pays for that. */
function compensationFindings(row: PayoutRow, compensation: AskedCompensation): Omit<Finding, 'row'>[] {
  const taka = sumOfTaka([expectedCompensation(compensation), -row.collected]);
  const other = taka === 0 ? [] : [{ kind: 'otherCompensation' as const, taka }];
  return [...other, ...above('chargeTooHigh', sumCharged([row]), 0)];
}

/** What a row is to bring of it, in taka: as long as nothing is noted, what was asked. */
export function expectedCompensation({ asked, paid }: AskedCompensation): number {
  return paid ?? asked;
}

function chargeFindings({ charge, collecting, collected }: PayoutRow, parcel: EndedParcel, tariff: CourierTariff) {
  const way = wayCharge(tariff, parcel);
  const percent = collectingCharge(tariff, parcel.zone, collected);
  if (collecting === undefined) return above('chargeTooHigh', charge, way + percent);
  return [...above('chargeTooHigh', charge, way), ...above('collectingTooHigh', collecting, percent)];
}

function above(kind: FindingKind, taken: number, agreed: number): Finding[] {
  return taken - agreed >= ROUNDED_BY ? [{ kind, taka: sumOfTaka([taken, -agreed]) }] : [];
}

/** What a courier keeps of rows, in taka. */
export function sumCharged(rows: readonly PayoutRow[]): number {
  return sumOfTaka(rows.flatMap(({ charge, collecting = 0 }) => [charge, collecting]));
}

/** What rows come to, less the charges, in taka. */
export function sumPaid(rows: readonly PayoutRow[]): number {
  return sumOfTaka([...rows.map(({ collected }) => collected), -sumCharged(rows)]);
}
