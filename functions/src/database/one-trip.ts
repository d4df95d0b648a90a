import type { DocumentReference, DocumentSnapshot, ReadOptions } from 'firebase-admin/firestore';

/** What reads documents: a transaction, or a batched write. */
export interface Asker {
  getAll: (...asked: (DocumentReference | ReadOptions)[]) => Promise<DocumentSnapshot[]>;
}

/** The next batch of reads. */
interface Trip {
  references: DocumentReference[];
  /** The fields of each request; undefined for all fields. */
  wanted: (string[] | undefined)[];
  snapshots: Promise<DocumentSnapshot[]>;
}

const nextTrips = new WeakMap<Asker, Trip>();

/**
 * Reads documents at one moment. Concurrent requests share one round trip, with the union of their fields: in a
 * transaction, separate round trips would not run in parallel, because the first one begins it.
 */
export async function readInOneTrip(
  asker: Asker,
  references: DocumentReference[],
  fields: string[] | undefined,
): Promise<DocumentSnapshot[]> {
  const trip = nextTrips.get(asker) ?? planTrip(asker);
  const place = trip.references.length;
  trip.references.push(...references);
  trip.wanted.push(fields);
  return (await trip.snapshots).slice(place, place + references.length);
}

function planTrip(asker: Asker): Trip {
  const trip: Trip = { references: [], wanted: [], snapshots: Promise.resolve().then(start) };
  nextTrips.set(asker, trip);
  return trip;

  function start(): Promise<DocumentSnapshot[]> {
    nextTrips.delete(asker);
    return asker.getAll(...trip.references, { fieldMask: allOf(trip.wanted) });
  }
}

function allOf(wanted: Trip['wanted']): string[] | undefined {
  const names = wanted.flatMap((fields) => fields ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(names)];
}
