/** Rows on a page of the dashboard's tables. */
export const TABLE_ROWS = 25;
