/** The database did not do something in time. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  override message = 'The database did not do it in time';
}

/** What Firestore's client says when the database cannot be reached, is late or has too much to do. */
const PASSING = { deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, unavailable: 14 };

/** Whether the database may do the same a moment later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  const isOfClient = error instanceof Error && !(error instanceof DOMException) && 'code' in error;
  return isOfClient && Object.values<unknown>(PASSING).includes(error.code);
}
