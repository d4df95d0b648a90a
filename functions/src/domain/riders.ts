import { isClosed, isInShop, isSent, type OrderStatus } from './order-status.ts';

/** One of the shop's own riders. */
export interface Rider {
  name: string;
  mobileNumber?: string | undefined;
}

/** The shop's own riders, known by their names. */
export interface RiderSettings {
  people: Rider[];
}

/** As many riders a shop may name. */
export const RIDERS_MAXIMUM = 20;

/** Orders that a sheet shows of each kind, and that one settlement can hold. */
export const SHEET_MAXIMUM = 100;

/** `out`: the rider has the parcel; `ended`: the order is closed, and its money is to be handed over; `settled`: it was. */
export const RIDER_STATES = ['out', 'ended', 'settled'] as const;
export type RiderState = (typeof RIDER_STATES)[number];

/** Which rider has, or had, the parcel of an order. */
export interface WithRider {
  name: string;
  state: RiderState;
  /** When the rider got it, or brought it to an end, in milliseconds. */
  at: number;
  /** When the rider last could not deliver it, and kept it for another day. */
  triedAt?: number | undefined;
  /** The settlement by which its money was handed over. */
  settlement?: string | undefined;
}

interface RiderDesk {
  rider?: WithRider | undefined;
}

/**
 * The desk of an order that got this status at `at`: one that is back in the shop is with no rider, one that is closed is to
 * be settled, and one that was reopened on its way is with the same rider again.
 */
export function deskWithRider<Desk extends RiderDesk>(desk: Desk, status: OrderStatus, at: number): Desk {
  const { rider } = desk;
  if (!rider) return desk;
  if (isInShop(status)) return { ...desk, rider: undefined };
  const { name, triedAt } = rider;
  if (isClosed(status)) return { ...desk, rider: { name, triedAt, state: 'ended', at } };
  return isSent(status) ? { ...desk, rider: { name, triedAt, state: 'out', at } } : desk;
}

/** Whether both are the same name, as people write it. */
export function isSameRider(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
