import { DEPRECATED_FIELDS_LANGUAGE } from '@aloghor/functions/domain/deprecated-texts';
import {
  LANGUAGE_TABLE,
  LANGUAGES,
  type LanguageCode,
  TRANSLATED_LANGUAGES,
} from '@aloghor/functions/domain/languages';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';

/** The column of each specification, with its unit. */
export const SPEC_COLUMNS = {
  width: 'width (cm)',
  height: 'height (cm)',
  depth: 'depth (cm)',
  cable: 'cable (cm)',
  watt: 'watt',
  lumen: 'lumen',
  light: 'colour of light',
  kelvin: 'kelvin',
  holder: 'holder',
  bulbIncluded: 'bulb included',
  dimmable: 'dimmable',
  material: 'material',
  colour: 'colour',
  protection: 'protection',
  warranty: 'warranty (months)',
} as const satisfies Record<SpecName, string>;

export type TextColumn = `${'name' | 'description'} in ${string}`;

/** The columns of a product's texts in a language that it is translated into: `name in bangla`. */
export function textColumns(language: LanguageCode): { name: TextColumn; desc: TextColumn } {
  const inLanguage = LANGUAGE_TABLE[language].englishName.toLowerCase();
  return { name: `name in ${inLanguage}`, desc: `description in ${inLanguage}` };
}

export type OptionColumn = `choice in ${string}`;

/** The column of a choice's name within its family: `choice in bangla`. */
export function optionColumn(language: LanguageCode): OptionColumn {
  return `choice in ${LANGUAGE_TABLE[language].englishName.toLowerCase()}`;
}

/** The columns of a product file, named in its first row, in the order of an export. */
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
  'more pictures',
  ...TRANSLATED_LANGUAGES.map(textColumns).flatMap(({ name, desc }) => [name, desc]),
  'stock',
  'stock when exported',
  'family',
  ...LANGUAGES.map(optionColumn),
  ...SPEC_NAMES.map((name) => SPEC_COLUMNS[name]),
] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns that every file must have. */
export const NEEDED_COLUMNS = ['name', 'description', 'price', 'categories', 'picture'] as const satisfies Column[];

/** Other names for the same columns. */
const OTHER_NAMES: Record<string, Column> = {
  _id: 'id',
  namebn: textColumns(DEPRECATED_FIELDS_LANGUAGE).name,
  descbn: textColumns(DEPRECATED_FIELDS_LANGUAGE).desc,
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
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
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
