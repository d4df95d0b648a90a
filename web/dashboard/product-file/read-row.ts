import type { InputOf } from '@aloghor/functions/contract/calls';
import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import {
  DESCRIPTION_MAXIMUM,
  FAMILY_MAXIMUM,
  NAME_MAXIMUM,
  OPTION_MAXIMUM,
  PICTURES_MAXIMUM,
  PRICE_MAXIMUM,
} from '@aloghor/functions/domain/limits';
import { isPictureAddress, PICTURE_ADDRESS_MAXIMUM } from '@aloghor/functions/domain/picture-address';
import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';
import { SPEC_FLAGS, SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import { isBlank } from '@aloghor/functions/domain/typed-text';
import { unmarked } from '../csv.ts';
import { cellParts, codesOf, parsePrice, parseQuantity, parseSpec } from './cells.ts';
import {
  type CellProblem,
  type Column,
  optionColumn,
  type RowProblem,
  SPEC_COLUMNS,
  textColumns,
} from './file-format.ts';
import { lineOfHtml, textOfHtml } from './text-of-html.ts';

/** A product of the file, as sent to the server. */
export type FileRow = InputOf<'POST /products/import'>['body']['rows'][number];

export interface ReadRow {
  product: FileRow;
  problems: RowProblem[];
}

/** The product of a row, and the problems of its cells. Only rows without problems may be sent. */
export function readRow(row: number, cellOf: (column: Column) => string | undefined): ReadRow {
  const textOf = (column: Column) => withoutHtml(column, unmarked((cellOf(column) ?? '').trim()).trim());
  const has = (column: Column) => cellOf(column) !== undefined;
  const price = parsePrice(textOf('price'));
  // An address has no space within.
  const morePictures = textOf('more pictures').split(/\s+/).filter(Boolean);
  const { categories, unknown } = categoriesOf(textOf('categories'));
  const checks: [Column, CellProblem | undefined, string?][] = [
    ['name', textProblem(textOf('name'), NAME_MAXIMUM)],
    ['description', textProblem(textOf('description'), DESCRIPTION_MAXIMUM)],
    ...TRANSLATED_LANGUAGES.flatMap((language) => translationChecks(language, textOf)),
    ['family', lengthProblem(textOf('family'), FAMILY_MAXIMUM)],
    ...LANGUAGES.map((language) => optionCheck(language, textOf, has)),
    ['price', priceProblem(textOf('price'), price), textOf('price')],
    ['categories', categoriesProblem(textOf('categories'), unknown), unknown.join(', ')],
    ['stock', countProblem(textOf('stock')), textOf('stock')],
    ['stock when exported', countProblem(textOf('stock when exported')), textOf('stock when exported')],
    ['picture', textOf('picture') ? addressProblem(textOf('picture')) : 'missing', textOf('picture')],
    ['small picture', addressProblem(textOf('small picture')), textOf('small picture')],
    ['middle picture', addressProblem(textOf('middle picture')), textOf('middle picture')],
    ['more pictures', addressesProblem(morePictures), morePictures.join(' ')],
    ...SPEC_NAMES.map((name) => specCheck(name, textOf(SPEC_COLUMNS[name]))),
  ];
  return {
    product: {
      row,
      ...stockOf(textOf, has),
      ...specsOf(textOf, has),
      ...(has('family') && { family: familyOf(textOf, has) }),
      ...(textOf('id') && { id: textOf('id') }),
      ...(textOf('version') && { version: textOf('version') }),
      name: textOf('name'),
      desc: textOf('description'),
      price: price ?? Number.NaN,
      categories,
      img: textOf('picture'),
      thumbnail: textOf('small picture'),
      medium: textOf('middle picture'),
      ...(has('more pictures') && { morePictures }),
      ...translationsOf(textOf, has),
    },
    problems: checks.flatMap(([column, why, value]) => (why ? [{ row, column, why, value: value || undefined }] : [])),
  };
}

const NAME_COLUMNS: readonly Column[] = [
  'name',
  ...TRANSLATED_LANGUAGES.map((language) => textColumns(language).name),
  ...LANGUAGES.map(optionColumn),
];
const DESCRIPTION_COLUMNS: readonly Column[] = [
  'description',
  ...TRANSLATED_LANGUAGES.map((language) => textColumns(language).desc),
];

/** Texts of other shops' exports have tags and entities. */
function withoutHtml(column: Column, text: string): string {
  if (DESCRIPTION_COLUMNS.includes(column)) return textOfHtml(text);
  return NAME_COLUMNS.includes(column) ? lineOfHtml(text) : text;
}

/**
 * An empty cell leaves the stock unchanged. The stock at the time of the export is sent, so that sales since then
 * count.
 */
function stockOf(textOf: (column: Column) => string, has: (column: Column) => boolean) {
  const stock = parseQuantity(textOf('stock'));
  if (stock === undefined) return {};
  return {
    stock,
    ...(has('stock when exported') && { stockSeen: parseQuantity(textOf('stock when exported')) ?? null }),
  };
}

/** Without its column, a text is not changed; an empty cell removes it. */
function translationsOf(
  textOf: (column: Column) => string,
  has: (column: Column) => boolean,
): Pick<FileRow, 'translations'> {
  const texts = TRANSLATED_LANGUAGES.flatMap((language) => {
    const { name, desc } = textColumns(language);
    const read = { ...(has(name) && { name: textOf(name) }), ...(has(desc) && { desc: textOf(desc) }) };
    return Object.keys(read).length > 0 ? [[language, read]] : [];
  });
  return texts.length > 0 ? { translations: Object.fromEntries(texts) } : {};
}

function translationChecks(
  language: LanguageCode,
  textOf: (column: Column) => string,
): [Column, CellProblem | undefined][] {
  const { name, desc } = textColumns(language);
  return [
    [name, lengthProblem(textOf(name), NAME_MAXIMUM)],
    [desc, lengthProblem(textOf(desc), DESCRIPTION_MAXIMUM)],
  ];
}

/** Without the columns of its name, a choice keeps it; an empty cell removes it. */
function familyOf(textOf: (column: Column) => string, has: (column: Column) => boolean): FileRow['family'] {
  const id = textOf('family');
  if (!id) return null;
  const named = LANGUAGES.filter((language) => has(optionColumn(language)));
  const option = Object.fromEntries(named.map((language) => [language, textOf(optionColumn(language))]));
  return { id, ...(named.length > 0 && { option }) };
}

function optionCheck(
  language: LanguageCode,
  textOf: (column: Column) => string,
  has: (column: Column) => boolean,
): [Column, CellProblem | undefined, string] {
  const column = optionColumn(language);
  const option = textOf(column);
  const isAlone = option !== '' && textOf('family') === '' && !leavesFamily(textOf, has);
  return [column, isAlone ? 'choiceAlone' : lengthProblem(option, OPTION_MAXIMUM), option];
}

/** An empty cell takes a product of the shop out of its family; its name there may still be in the file. */
function leavesFamily(textOf: (column: Column) => string, has: (column: Column) => boolean): boolean {
  return has('family') && textOf('id') !== '';
}

/** Without its column, a specification is not changed; an empty cell removes it. */
function specsOf(textOf: (column: Column) => string, has: (column: Column) => boolean): Pick<FileRow, 'specs'> {
  const named = SPEC_NAMES.filter((name) => has(SPEC_COLUMNS[name]));
  const read = named.map((name) => [name, parseSpec(name, textOf(SPEC_COLUMNS[name]))]);
  return named.length > 0 ? { specs: Object.fromEntries(read) } : {};
}

/** What is wrong with the cell of a specification; for a choice, with the allowed values. */
function specCheck(name: SpecName, text: string): [Column, CellProblem | undefined, string] {
  const column = SPEC_COLUMNS[name];
  if (parseSpec(name, text) !== undefined) return [column, undefined, text];
  const codes = codesOf(name);
  if (codes.length > 0) return [column, 'unknownChoice', `${text} (${codes.join(', ')})`];
  return [column, SPEC_FLAGS.some((flag) => flag === name) ? 'notWhether' : 'notMeasure', text];
}

function countProblem(text: string): CellProblem | undefined {
  return text === '' || parseQuantity(text) !== undefined ? undefined : 'notCount';
}

function textProblem(text: string, maximum: number): CellProblem | undefined {
  return isBlank(text) ? 'missing' : lengthProblem(text, maximum);
}

function lengthProblem(text: string, maximum: number): CellProblem | undefined {
  return text.length > maximum ? 'tooLong' : undefined;
}

function priceProblem(text: string, price: number | undefined): CellProblem | undefined {
  if (text === '') return 'missing';
  if (price === undefined) return 'notPrice';
  if (price < 0) return 'negative';
  return price > PRICE_MAXIMUM ? 'tooMuch' : undefined;
}

function categoriesProblem(text: string, unknown: string[]): CellProblem | undefined {
  if (unknown.length > 0) return 'unknownCategory';
  return text === '' ? 'missing' : undefined;
}

function addressProblem(address: string): CellProblem | undefined {
  if (address.length > PICTURE_ADDRESS_MAXIMUM) return 'tooLong';
  return address === '' || isPictureAddress(address) ? undefined : 'notAddress';
}

function addressesProblem(addresses: string[]): CellProblem | undefined {
  if (addresses.length > PICTURES_MAXIMUM - 1) return 'tooManyPictures';
  return addresses.map(addressProblem).find((problem) => problem !== undefined);
}

/** The categories of a cell, separated by semicolons, commas, bars or line breaks, and the unknown names. */
function categoriesOf(cell: string): { categories: CategoryName[]; unknown: string[] } {
  const found = cellParts(cell).map((name) => ({ name, category: categoryNamed(name) }));
  return {
    categories: [...new Set(found.flatMap(({ category }) => category ?? []))],
    unknown: found.filter(({ category }) => !category).map(({ name }) => name),
  };
}

function categoryNamed(name: string): CategoryName | undefined {
  const wanted = name.normalize('NFC').toLowerCase();
  return CATEGORY_NAMES.find((category) => [category.toLowerCase(), BANGLA_CATEGORIES[category]].includes(wanted));
}
