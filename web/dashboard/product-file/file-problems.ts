import type { Column } from './file-columns.ts';

/** Why a file cannot be read as one of products. */
export type FileProblem =
  | { why: 'tooLarge' | 'workbook' | 'encoding' | 'empty' | 'noRows' | 'unreadable' }
  | { why: 'tooManyRows'; count: number }
  | { why: 'missingColumns' | 'doubleColumns'; columns: string[] };

/** What is wrong with a cell, or with a whole row. */
export type CellProblem =
  | 'missing'
  | 'tooLong'
  | 'notPrice'
  | 'notCount'
  | 'negative'
  | 'tooMuch'
  | 'unknownCategory'
  | 'notAddress'
  | 'doubleId'
  | 'quotes'
  | 'tooManyCells'
  | 'gone'
  | 'stale'
  | 'refused';

/** As a spreadsheet numbers the rows: the header is row 1. */
export interface RowProblem {
  row: number;
  /** Undefined for a problem of the whole row. */
  column?: Column | undefined;
  why: CellProblem;
  /** What stands there, or what the server says about it. */
  value?: string | undefined;
}
