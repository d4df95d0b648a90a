/** The columns of a file of products, by their names in its first row, in the order in which an export has them. */
export const COLUMNS = [
  'id',
  'version',
  'name',
  'description',
  'price',
  'categories',
  'picture',
  'small picture',
  'middle picture',
  'name in bangla',
  'description in bangla',
  'stock',
  'stock when exported',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Those that every file must have. */
export const NEEDED_COLUMNS = ['name', 'description', 'price', 'categories', 'picture'] as const satisfies Column[];

/** What others call the same. */
const OTHER_NAMES: Record<string, Column> = {
  _id: 'id',
  namebn: 'name in bangla',
  descbn: 'description in bangla',
  desc: 'description',
  'price (tk)': 'price',
  category: 'categories',
  img: 'picture',
  image: 'picture',
  photo: 'picture',
  thumbnail: 'small picture',
  medium: 'middle picture',
  pieces: 'stock',
  quantity: 'stock',
};

/** Whatever its case and the spaces around it; undefined when no column is called so. */
export function columnNamed(heading: string): Column | undefined {
  const name = heading.trim().toLowerCase();
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
}

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
  | 'rejected';

/** As a spreadsheet numbers the rows: the header is row 1. */
export interface RowProblem {
  row: number;
  /** Undefined for a problem of the whole row. */
  column?: Column | undefined;
  why: CellProblem;
  /** What stands there, or what the server says about it. */
  value?: string | undefined;
}
