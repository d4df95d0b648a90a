import { addressesIn } from '@aloghor/functions/domain/cells';
import { PICTURES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { Column } from '@aloghor/functions/domain/product-columns';
import type { Part } from '@aloghor/functions/domain/product-headings';
import type { FileRow } from './product-file-api.ts';

/** A line of another program's file: its cells that are not empty. */
export interface OtherLine {
  row: number;
  cells: FileRow['cells'];
  parts: Partial<Record<Part, string[]>>;
}

/** Lines about one product: the one that says what all its choices have in common, and the products among them. */
interface Group {
  head: OtherLine;
  lines: OtherLine[];
  products: OtherLine[];
}

/** The columns of the file, also those whose cells are all empty. */
type Known = ReadonlySet<Column | Part>;

/**
 * The products of another program's file as rows of ours: those of a group are choices of one. A line with neither name
 * nor price has only further pictures.
 */
export function joinRows(lines: OtherLine[], known: Known): { rows: FileRow[]; leftOut: LeftOut } {
  const all = groupsOf(lines).flatMap((group) =>
    group.products.map((line) => ({ line, group, pictures: picturesOf(line, group, known) })),
  );
  const rows = all.map(({ line, group, pictures }) => rowOf(line, group, known, pictures.slice(0, PICTURES_MAXIMUM)));
  const surplus = all.map(({ pictures }) => Math.max(pictures.length - PICTURES_MAXIMUM, 0));
  return {
    rows: rows.sort((one, other) => one.row - other.row),
    leftOut: {
      pictures: surplus.reduce((sum, count) => sum + count, 0),
      prices: all.filter(({ line }) => hasTwoPrices(line)).length,
    },
  };
}

/** What a product of the shop does not have: how many pictures beyond the most, and how many second prices. */
export interface LeftOut {
  pictures: number;
  prices: number;
}

export const NOTHING_LEFT_OUT: LeftOut = { pictures: 0, prices: 0 };

function groupsOf(lines: OtherLine[]): Group[] {
  const fromLast = [...lines].reverse();
  const heads = new Map([...fromLast.flatMap(groupNamed), ...fromLast.flatMap(ownNames)]);
  const groups = new Map<OtherLine, OtherLine[]>();
  for (const line of lines) {
    const head = heads.get(line.parts.group?.[0] ?? '') ?? line;
    groups.set(head, [...(groups.get(head) ?? []), line]);
  }
  return [...groups].map(([head, all]) => ({
    head,
    lines: all,
    products: all.filter((line) => isProduct(line, head)),
  }));
}

type Named = [name: string, line: OtherLine];

/** Where no line has the name of a group, the first one in it stands for the others. */
function groupNamed(line: OtherLine): Named[] {
  return (line.parts.group ?? []).map((name) => [name, line]);
}

function ownNames(line: OtherLine): Named[] {
  const { key = [], number = [] } = line.parts;
  return [...key, ...number.map((one) => `id:${one}`)].map((name) => [name, line]);
}

const ABOVE_OTHERS = /\b(variable|grouped)\b/i;

function isAboveOthers({ parts }: OtherLine): boolean {
  return parts.kind?.some((kind) => ABOVE_OTHERS.test(kind)) === true;
}

function isProduct(line: OtherLine, head: OtherLine): boolean {
  if (isAboveOthers(line)) return false;
  return line === head || Boolean(line.cells.name || line.cells.price);
}

/** What a choice has from the head of its group, where its own line does not say it. */
const INHERITED = ['name', 'categories', 'weight (g)', 'width (cm)', 'height (cm)', 'depth (cm)'] as const;

/** What programs write for a weight or a length that they do not know. */
const NOTHING = /^[0.]+\s*\D*$/;

function rowOf(line: OtherLine, group: Group, known: Known, pictures: string[]): FileRow {
  const { head, products } = group;
  const inherited = INHERITED.map((column) => [column, line.cells[column] ?? head.cells[column]] as const);
  const cells = {
    ...line.cells,
    ...Object.fromEntries(inherited.map(([column, text]) => [column, text && NOTHING.test(text) ? undefined : text])),
    description: descriptionOf(line) || descriptionOf(head),
    price: priceOf(line),
    stock: stockOf(line, known),
    hidden: isHidden(line, head) ? 'yes' : line.cells.hidden,
    picture: pictures.join('\n'),
    ...(products.length > 1 && familyOf(line, head)),
  };
  const named = Object.entries(cells).filter(([, text]) => text !== undefined);
  return { row: line.row, cells: Object.fromEntries(named) };
}

function descriptionOf({ cells, parts }: OtherLine): string {
  return [...(parts.summary ?? []), cells.description].filter(Boolean).join('\n\n');
}

/** A lower price for some days is none for always. */
function priceOf({ cells, parts }: OtherLine): string | undefined {
  const isForSomeDays = parts['sale dates'] !== undefined;
  return (isForSomeDays ? undefined : parts['sale price']?.[0]) ?? cells.price;
}

/** One before a discount, or one for some days. */
function hasTwoPrices({ cells, parts }: OtherLine): boolean {
  const [sale] = parts['sale price'] ?? [];
  return sale !== undefined && cells.price !== undefined && sale !== cells.price;
}

const UNAVAILABLE = ['0', 'no', 'false', 'out of stock', 'out_of_stock', 'discontinued'];

/** What WooCommerce writes for a choice whose pieces are counted with those of the others. */
const COUNTED_ABOVE = 'parent';

/** Of what is not counted, some programs write a count of 0; of what was sold beyond the last piece one below 0. */
function stockOf({ cells, parts }: OtherLine, known: Known): string | undefined {
  if (known.has('tracked') && !parts.tracked) return undefined;
  const counted = cells.stock?.toLowerCase() === COUNTED_ABOVE ? undefined : cells.stock;
  if (counted !== undefined) return /^-\d+$/.test(counted) ? '0' : counted;
  return says(UNAVAILABLE, parts.available) ? '0' : undefined;
}

const HIDDEN = ['0', '-1', 'no', 'false', 'draft', 'archived', 'unlisted', 'hidden', 'staging'];

/** A product above others hides them all. */
function isHidden(line: OtherLine, head: OtherLine): boolean {
  const isOwnOrInherited = says(HIDDEN, line.parts.shown ?? head.parts.shown);
  return isOwnOrInherited || (isAboveOthers(head) && says(HIDDEN, head.parts.shown));
}

function says(words: string[], texts: string[] = []): boolean {
  return texts.some((text) => words.includes(text.toLowerCase()));
}

/** Its own first, then those of all choices; the head's where there are none. */
function picturesOf(line: OtherLine, { head, lines, products }: Group, known: Known): string[] {
  const hasOwn = known.has('own picture');
  const own = hasOwn ? (line.parts['own picture'] ?? []) : [line.cells.picture];
  const shared = lines.filter((other) => hasOwn || !products.includes(other)).map(({ cells }) => cells.picture);
  const all = [...own, ...shared].flatMap((text) => addressesIn(text ?? ''));
  return all.length > 0 ? [...new Set(all)] : addressesIn(head.cells.picture ?? '');
}

/** The name of an only choice in Shopify's files. */
const NO_CHOICE = 'Default Title';

function familyOf({ parts }: OtherLine, head: OtherLine): FileRow['cells'] {
  const option = parts.option?.filter((text) => text !== NO_CHOICE).join(' / ');
  return { family: (head.parts.key ?? parts.group)?.[0], ...(option && { 'choice in english': option }) };
}
