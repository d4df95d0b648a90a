import type { DocumentReference, DocumentSnapshot, ReadOptions } from 'firebase-admin/firestore';

/** What reads documents: a transaction, or a batched write. */
export interface DocumentReader {
  getAll: (...asked: (DocumentReference | ReadOptions)[]) => Promise<DocumentSnapshot[]>;
}

/** The next batch of reads. */
interface Trip {
  references: DocumentReference[];
  /** The fields of each request; undefined for all fields. */
  wanted: (string[] | undefined)[];
  snapshots: Promise<DocumentSnapshot[]>;
}

const nextTrips = new WeakMap<DocumentReader, Trip>();

/**
 * Reads documents at one moment. Concurrent requests share one round trip, with the union of their fields: in a
 * transaction, separate round trips would not run in parallel, because the first one begins it.
 */
export async function readInOneTrip(
  reader: DocumentReader,
  references: DocumentReference[],
  fields: string[] | undefined,
): Promise<DocumentSnapshot[]> {
  const trip = nextTrips.get(reader) ?? planTrip(reader);
  const place = trip.references.length;
  trip.references.push(...references);
  trip.wanted.push(fields);
  return (await trip.snapshots).slice(place, place + references.length);
}

function planTrip(reader: DocumentReader): Trip {
  const trip: Trip = { references: [], wanted: [], snapshots: Promise.resolve().then(start) };
  nextTrips.set(reader, trip);
  return trip;

  function start(): Promise<DocumentSnapshot[]> {
    nextTrips.delete(reader);
    return reader.getAll(...trip.references, { fieldMask: allOf(trip.wanted) });
  }
}

function allOf(wanted: Trip['wanted']): string[] | undefined {
  const names = wanted.flatMap((fields) => fields ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(names)];
}
