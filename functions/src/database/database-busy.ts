/** A transaction exceeded its time limit. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  override message = 'The transaction was not done in time';
}
