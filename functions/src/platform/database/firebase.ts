import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** The Firebase project that this server belongs to. */
export const firebase = initializeApp();

/** So that the server reconnects soon after a long outage of the database: the default is up to two minutes. */
const RECONNECT_MAXIMUM_MS = 5_000;

/** Detects a dead connection: without an answer to a keepalive while a call waits, it is replaced. */
const SILENCE = { 'grpc.keepalive_time_ms': 30_000, 'grpc.keepalive_timeout_ms': 10_000 };

/** The project's database. */
export const database = getFirestore(firebase);
database.settings({
  ignoreUndefinedProperties: true, // an absent text is no field
  'grpc.max_reconnect_backoff_ms': RECONNECT_MAXIMUM_MS,
  ...SILENCE,
});
