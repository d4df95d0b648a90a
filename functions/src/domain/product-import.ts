/** Products in one call of an import: with what is recorded about each, a transaction stays far below 500 writes. */
export const IMPORT_BATCH_MAXIMUM = 100;

/** Products in one file; a longer one is split. */
export const IMPORT_ROWS_MAXIMUM = 5_000;

/** Lines of that file: also its headings, a title above them, and empty lines above and between the products. */
export const IMPORT_LINES_MAXIMUM = 2 * IMPORT_ROWS_MAXIMUM;

/**
 * What becomes of a row of an import:
 * - `new`: it is added
 * - `there`: the same import has added it before
 * - `changed`: its product is changed
 * - `unchanged`: its product is already as the row says
 * - `gone`: no product has its id
 * - `stale`: its product was changed since the version that the row names
 * - `unreadable`: a text lost its letters, as Bangla does that a spreadsheet saves as plain CSV
 * - `wrong`: the shop does not accept one of its cells
 */
export const IMPORT_OUTCOMES = [
  'new',
  'there',
  'changed',
  'unchanged',
  'gone',
  'stale',
  'unreadable',
  'wrong',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * What becomes of a product when its import is undone:
 * - `deleted`, `restored`: the import had added or changed it
 * - `changed`: somebody has changed it since, bought of the stock that the import has set, or given the article number
 *   that it had to another product, so it stays
 * - `noCategory`: the shop has no longer one of the categories that it had, so it stays
 * - `gone`: it was deleted since
 */
export const UNDO_OUTCOMES = ['deleted', 'restored', 'changed', 'noCategory', 'gone'] as const;
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/** Why a call undoes no part of an import: another one came later, or there is nothing left of it to undo. */
export const UNDO_HINDRANCES = ['notLast', 'nothingLeft'] as const;
export type UndoHindrance = (typeof UNDO_HINDRANCES)[number];

/** What is wrong with a cell. `choiceAlone`: it names a choice, and its row no family. `taken`: another product has it. */
export const CELL_PROBLEMS = [
  'missing',
  'tooLong',
  'notAccepted',
  'notPrice',
  'negative',
  'tooMuch',
  'notCount',
  'notMeasure',
  'notWhether',
  'notArticle',
  'taken',
  'unknownChoice',
  'unknownCategory',
  'notAddress',
  'tooManyPictures',
  'choiceAlone',
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** Characters of a cell: more than any field may have. */
export const CELL_MAXIMUM = 20_000;
