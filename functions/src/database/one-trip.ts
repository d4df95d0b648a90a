import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** What a transaction will read next. */
interface Trip {
  references: DocumentReference[];
  /** Of each who asks, the fields that are wanted; undefined for all. */
  wanted: (string[] | undefined)[];
  snapshots: Promise<DocumentSnapshot[]>;
}

const nextTrips = new WeakMap<Transaction, Trip>();

/**
 * Reads documents in a transaction. What is asked for at the same time comes in one trip, with all the fields that
 * anybody wants: trips of their own would not be made side by side, because the first one begins the transaction.
 */
export async function readInOneTrip(
  transaction: Transaction,
  references: DocumentReference[],
  fields: string[] | undefined,
): Promise<DocumentSnapshot[]> {
  const trip = nextTrips.get(transaction) ?? planTrip(transaction);
  const place = trip.references.length;
  trip.references.push(...references);
  trip.wanted.push(fields);
  return (await trip.snapshots).slice(place, place + references.length);
}

function planTrip(transaction: Transaction): Trip {
  const trip: Trip = { references: [], wanted: [], snapshots: Promise.resolve().then(start) };
  nextTrips.set(transaction, trip);
  return trip;

  function start(): Promise<DocumentSnapshot[]> {
    nextTrips.delete(transaction);
    return transaction.getAll(...trip.references, { fieldMask: allOf(trip.wanted) });
  }
}

function allOf(wanted: Trip['wanted']): string[] | undefined {
  const names = wanted.flatMap((fields) => fields ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(names)];
}
