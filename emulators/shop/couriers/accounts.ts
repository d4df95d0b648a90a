// The parcels of each merchant's account, on disk: what a courier has booked outlives the shop that lost the answer.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourierName } from '@aloghor/functions/domain/couriers';
import { CHARGES } from './parcel-money.ts';
import type { PickUpRequest } from './steadfast-pick-ups.ts';
import { AS_DOCUMENTED, type Switches } from './switches.ts';

/** A parcel as its courier knows it; `sum` in taka, times in milliseconds. */
export interface KeptParcel {
  courier: CourierName;
  consignmentId: string;
  trackingCode: string;
  invoice: string;
  name: string;
  phone: string;
  address: string;
  sum: number;
  /** Grams, as the merchant has said; absent of a courier that is told none. */
  grams?: number;
  /** What it has collected, where that is another sum: of a part, or of a return. */
  collected?: number;
  /** The courier's own word for where it is. */
  word: string;
  at: number;
  /** Each word that it had, oldest first. */
  way: { word: string; at: number }[];
  /** Whether the merchant has asked for it back. */
  isAskedBack?: true;
  /** The word that a look-up was told last, and when. */
  told?: { word: string; at: number };
}

/** What was paid out at a time, in taka. */
export interface Payment {
  id: number;
  at: number;
  total: number;
  /** Without a consignment of no parcel. */
  rows: { consignmentId?: string; invoice?: string; collected: number; charge: number; word: string }[];
  isUnreadable?: true;
}

export interface Account {
  switches: Switches;
  parcels: KeptParcel[];
  /** Absent while nothing was paid out. */
  payments?: Payment[];
  /** How many calls have asked to book, how many to cancel, and how many came with refused keys. */
  bookings: number;
  cancellations: number;
  /** How many have asked about a number. */
  scores?: number;
  /** How many have signed in, where that is a call of its own. */
  signIns?: number;
  refused: number;
  /** The pick-ups that it was asked for, and how many calls have asked. */
  pickUps?: PickUpRequest[];
  pickUpCalls?: number;
}

export type NewParcel = Omit<KeptParcel, 'trackingCode' | 'at' | 'way' | 'isAskedBack' | 'told'>;

/** All accounts of the stand-in, kept in a file of `folder`. An account is there as soon as somebody names its key. */
export class Accounts {
  readonly #file: string;
  readonly #accounts: Record<string, Account>;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'accounts.json');
    this.#accounts = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
    // An account may be older than some switches.
    for (const account of Object.values(this.#accounts)) account.switches = { ...AS_DOCUMENTED, ...account.switches };
  }

  get(key: string): Account {
    this.#accounts[key] ??= { switches: { ...AS_DOCUMENTED }, parcels: [], bookings: 0, cancellations: 0, refused: 0 };
    return this.#accounts[key];
  }

  all(): [key: string, account: Account][] {
    return Object.entries(this.#accounts);
  }

  /** Renamed when complete, so that a crash leaves the previous file. */
  save(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#accounts, null, 1));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(randomInt(65, 91))).join('');
}

export function keepParcel(account: Account, parcel: NewParcel): KeptParcel {
  const at = Date.now();
  const { word } = parcel;
  const kept: KeptParcel = { ...parcel, trackingCode: randomLetters(9), at, way: [{ word, at }] };
  account.parcels.push(kept);
  return kept;
}

/** The newest parcel of a courier of which this is true, among those that look-ups find already. */
export function findParcel(
  { parcels, switches }: Account,
  courier: CourierName,
  isWanted: (parcel: KeptParcel) => boolean,
): KeptParcel | undefined {
  const shown = Date.now() - switches.hiddenMs;
  return parcels.findLast((parcel) => parcel.courier === courier && parcel.at <= shown && isWanted(parcel));
}

/** `collected`: in taka, where that is another sum than the courier was told; of a return that is paid for, it is its way. */
export function moveParcel(
  parcel: KeptParcel,
  word: string,
  collected: number | undefined = word === 'paid-return' ? CHARGES[parcel.courier] : undefined,
): void {
  parcel.word = word;
  if (collected !== undefined) parcel.collected = collected;
  parcel.way.push({ word, at: Date.now() });
}

/** A courier's word in the letters that the account's switch says. */
export function wordAs({ words }: Switches, word: string): string {
  if (words === 'lowerCase') return word;
  const parts = word.split(/[_-]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return parts.join(' ');
}

/** A sum in the type that the account's switch says. */
export function sumAs({ sums }: Switches, taka: number): number | string {
  return sums === 'numbers' ? taka : taka.toFixed(2);
}
