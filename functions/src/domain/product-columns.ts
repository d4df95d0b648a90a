import type { ChoiceKind, FlagKind, ListKind, NumberKind } from './field-kinds.ts';
import { LANGUAGE_TABLE, LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from './languages.ts';
import { OPTION_MAXIMUM } from './limits.ts';
import {
  PRODUCT_FIELDS,
  STAFF_FIELDS,
  type StaffField,
  TRANSLATED_TEXTS,
  type TranslatedText,
} from './product-fields.ts';
import { SPEC_NAMES, SPECS, type SpecName } from './specs.ts';

/** How a cell is read and written. */
export type CellKind =
  | { kind: 'id' | 'categories' | 'picture' | 'smallPicture' | 'pictures' }
  | { kind: 'text'; maximum: number; isLong: boolean }
  | { kind: 'family'; maximum: number }
  | { kind: 'taka'; maximum: number }
  | NumberKind
  | FlagKind
  | ChoiceKind
  | ListKind;

/** The column of a text in a language, such as `name in bangla`. */
type TextColumn = `${(typeof PRODUCT_FIELDS)[TranslatedText]['column']} in ${string}`;
/** The column of a choice's name within its family, such as `choice in bangla`. */
type OptionColumn = `choice in ${string}`;

type FieldColumn = NonNullable<(typeof PRODUCT_FIELDS)[StaffField]['column']>;

export type Column =
  | FieldColumn
  | 'version'
  | `${FieldColumn} when exported`
  | TextColumn
  | OptionColumn
  | (typeof SPECS)[SpecName]['column'];

interface ColumnDefinition {
  column: Column;
  /** Where its value is in a row of an import, and in what the contract says of one. */
  path: string;
  /** Where it is in a product, if elsewhere. */
  source?: string;
  cell: CellKind;
  /** Whether every file must have it, and no cell of it may be empty. */
  isNeeded?: boolean;
}

/** The columns of a product file, named in its first row, in the order of an export. */
export const COLUMNS: readonly ColumnDefinition[] = STAFF_FIELDS.flatMap(columnsOf);

function columnsOf(field: StaffField): ColumnDefinition[] {
  const cell = PRODUCT_FIELDS[field];
  if (cell.kind === 'translations') return TRANSLATED_LANGUAGES.flatMap(textColumns);
  if (cell.kind === 'specs') return SPEC_NAMES.map(specColumn);
  const { column } = cell;
  if (column === null) return [];
  switch (cell.kind) {
    case 'id':
      return [
        { column, path: 'id', source: field, cell },
        { column: 'version', path: 'version', cell },
      ];
    case 'pictures':
      return [{ column, path: 'morePictures', source: field, cell }];
    case 'family':
      return [{ column, path: 'family.id', cell }, ...LANGUAGES.map(optionColumn)];
    default: {
      const isNeeded = cell.empty !== 'removes';
      return [{ column, path: field, cell, isNeeded }, ...(cell.versioned ? [] : [seenColumn(field, column, cell)])];
    }
  }
}

/** What buyers change meanwhile is sent with its value at the time of the export. */
function seenColumn(field: StaffField, column: FieldColumn, cell: CellKind): ColumnDefinition {
  return { column: `${column} when exported`, path: `${field}Seen`, source: field, cell };
}

function textColumns(language: LanguageCode): ColumnDefinition[] {
  return TRANSLATED_TEXTS.map((text) => ({
    column: `${PRODUCT_FIELDS[text].column} in ${LANGUAGE_TABLE[language].englishName.toLowerCase()}`,
    path: `translations.${language}.${text}`,
    cell: PRODUCT_FIELDS[text],
  }));
}

function optionColumn(language: LanguageCode): ColumnDefinition {
  const column: OptionColumn = `choice in ${LANGUAGE_TABLE[language].englishName.toLowerCase()}`;
  return { column, path: `family.option.${language}`, cell: { kind: 'text', maximum: OPTION_MAXIMUM, isLong: false } };
}

function specColumn(name: SpecName): ColumnDefinition {
  return { column: SPECS[name].column, path: `specs.${name}`, cell: SPECS[name] };
}

/** The columns that every file must have. */
export const NEEDED_COLUMNS = COLUMNS.filter(({ isNeeded }) => isNeeded).map(({ column }) => column);

/** Other names for the same columns. */
const OTHER_NAMES: Record<string, Column> = {
  _id: 'id',
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
  width: 'width (cm)',
  height: 'height (cm)',
  depth: 'depth (cm)',
  cable: 'cable (cm)',
  warranty: 'warranty (months)',
};

/** The column with this heading, ignoring case and surrounding spaces; undefined if there is none. */
export function columnNamed(heading: string): Column | undefined {
  const name = heading.trim().toLowerCase();
  return COLUMNS.find(({ column }) => column === name)?.column ?? OTHER_NAMES[name];
}

/** Why a file cannot be read as a product file. */
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
  | 'notMeasure'
  | 'notWhether'
  | 'unknownChoice'
  | 'negative'
  | 'tooMuch'
  | 'unknownCategory'
  | 'notAddress'
  | 'tooManyPictures'
  | 'choiceAlone'
  | 'doubleId'
  | 'quotes'
  | 'tooManyCells'
  | 'gone'
  | 'stale'
  | 'unreadable'
  | 'rejected';

/** Rows are numbered as in a spreadsheet: the header is row 1. */
export interface RowProblem {
  row: number;
  /** Undefined for a problem of the whole row. */
  column?: Column | undefined;
  why: CellProblem;
  /** The content of the cell, or the server's message about it. */
  value?: string | undefined;
}
