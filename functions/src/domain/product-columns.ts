import { namesOfCodes } from './code-names/code-names.ts';
import type { ArticleKind, ChoiceKind, FlagKind, LabelKind, ListKind, NumberKind } from './field-kinds.ts';
import { LANGUAGE_TABLE, LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from './languages.ts';
import {
  type ListField,
  PRODUCT_FIELDS,
  STAFF_FIELDS,
  type StaffField,
  TRANSLATED_TEXTS,
  type TranslatedText,
  type Unit,
} from './product-fields.ts';
import { type CodedSpec, SPEC_NAMES, SPECS, type SpecName } from './specs.ts';

/** How a cell is read and written. */
export type CellKind =
  | { kind: 'id' | 'family' | 'taka' | 'optionalTaka' | 'categories' | 'picture' | 'smallPicture' | 'pictures' }
  | { kind: 'text'; isLong: boolean }
  | OptionalCell;

/** The kinds of cells that may be empty. */
export type OptionalCell =
  | (NumberKind & { unit: Unit })
  | ArticleKind
  | LabelKind
  | FlagKind
  | ((ChoiceKind | ListKind) & CodeNames);

/** What each code may be called in a cell instead. */
interface CodeNames {
  names: ReadonlyMap<string, readonly string[]>;
}

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
  /** Where its value is in what an import reads of a row, and in what the contract says of that. */
  path: string;
  /** Where it is in a product, if elsewhere. */
  source?: string;
  cell: CellKind;
  /** The field of a product that it is about. */
  field: StaffField;
  /** Whether every file must have it, and no cell of it may be empty. */
  isNeeded?: boolean;
}

/** The columns of a product file, named in its first row, in the order of an export. */
export const COLUMNS: readonly ColumnDefinition[] = STAFF_FIELDS.flatMap((field) =>
  columnsOf(field).map((column) => ({ ...column, field })),
);

/** Those of a file that has not these fields. */
export function columnsWithout(withheld: readonly StaffField[]): readonly ColumnDefinition[] {
  return COLUMNS.filter(({ field }) => !withheld.includes(field));
}

type OfField = Omit<ColumnDefinition, 'field'>;

function columnsOf(field: StaffField): OfField[] {
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
    case 'list':
      return [{ column, path: field, cell: { ...cell, names: namesOfCodes(field as ListField) } }]; // by its kind
    default: {
      const isNeeded = cell.empty !== 'removes';
      return [{ column, path: field, cell, isNeeded }, ...(cell.versioned ? [] : [seenColumn(field, column, cell)])];
    }
  }
}

/** What buyers change meanwhile is sent with its value at the time of the export. */
function seenColumn(field: StaffField, column: FieldColumn, cell: CellKind): OfField {
  return { column: `${column} when exported`, path: `${field}Seen`, source: field, cell };
}

function textColumns(language: LanguageCode): OfField[] {
  return TRANSLATED_TEXTS.map((text) => ({
    column: `${PRODUCT_FIELDS[text].column} in ${LANGUAGE_TABLE[language].englishName.toLowerCase()}`,
    path: `translations.${language}.${text}`,
    cell: PRODUCT_FIELDS[text],
  }));
}

function optionColumn(language: LanguageCode): OfField {
  const column: OptionColumn = `choice in ${LANGUAGE_TABLE[language].englishName.toLowerCase()}`;
  return { column, path: `family.option.${language}`, cell: { kind: 'text', isLong: false } };
}

function specColumn(name: SpecName): OfField {
  const spec = SPECS[name];
  const cell = 'codes' in spec ? { ...spec, names: namesOfCodes(name as CodedSpec) } : spec; // by its kind
  return { column: spec.column, path: `specs.${name}`, cell };
}

/** The columns that every file must have. */
export const NEEDED_COLUMNS = COLUMNS.filter(({ isNeeded }) => isNeeded).map(({ column }) => column);
