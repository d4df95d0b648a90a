import { COLUMNS, type Column } from './product-columns.ts';

/**
 * What a column of another program's file says, where no column of ours says the same:
 * - `group`: what the choices of one product have in common
 * - `key`, `number`: what other lines name this one by, as a group
 * - `kind`: whether it is a product, or stands above several
 * - `option`: a part of the name of a choice
 * - `summary`: what comes before the description
 * - `sale price`, `sale dates`: what it costs instead of its price, and whether only for some days
 * - `own picture`: that of one choice, where pictures are those of all
 * - `shown`, `available`, `tracked`: whether shoppers see it, can buy it, and whether its stock is counted
 */
export type Part =
  | 'group'
  | 'key'
  | 'number'
  | 'kind'
  | 'option'
  | 'summary'
  | 'sale price'
  | 'sale dates'
  | 'own picture'
  | 'shown'
  | 'available'
  | 'tracked';

/** null: a heading of ours that means something else there. */
type Headings = Readonly<Record<string, Column | Part | null>>;

export interface Program {
  /** Only its files have one of these headings. */
  marks: readonly string[];
  headings: Headings;
}

/** Other names of our columns. */
const OWN: Readonly<Record<string, Column>> = {
  'article number': 'article',
  sku: 'article',
  'product name': 'name',
  'item name': 'name',
  desc: 'description',
  details: 'description',
  'product description': 'description',
  'unit price': 'price',
  'selling price': 'price',
  category: 'categories',
  'product category': 'categories',
  img: 'picture',
  image: 'picture',
  photo: 'picture',
  'image url': 'picture',
  'picture url': 'picture',
  'photo url': 'picture',
  thumbnail: 'small picture',
  medium: 'middle picture',
  share: 'share picture',
  'cost price': 'cost',
  'purchase price': 'cost',
  'buying price': 'cost',
  pieces: 'stock',
  quantity: 'stock',
  qty: 'stock',
  weight: 'weight (g)',
  width: 'width (cm)',
  height: 'height (cm)',
  depth: 'depth (cm)',
  cable: 'cable (cm)',
  warranty: 'warranty (months)',
  নাম: 'name',
  'পণ্যের নাম': 'name',
  বিবরণ: 'description',
  দাম: 'price',
  মূল্য: 'price',
  ক্রয়মূল্য: 'cost',
  'কেনা দাম': 'cost',
  ক্যাটাগরি: 'categories',
  ছবি: 'picture',
  স্টক: 'stock',
  পরিমাণ: 'stock',
};

/** The headings of other programs' exports; what stands in none of them is as in our files. */
const PROGRAMS: readonly Program[] = [
  {
    // Shopify: the second half are the names of its newer exports.
    marks: ['handle', 'url handle'],
    headings: {
      sku: null, // may be long, and the same of several
      handle: 'group',
      title: 'name',
      'body (html)': 'description',
      'product category': null, // of a taxonomy that all shops share
      type: 'categories',
      published: 'shown',
      status: 'shown',
      'option1 value': 'option',
      'option2 value': 'option',
      'option3 value': 'option',
      'variant grams': 'weight (g)',
      'variant inventory tracker': 'tracked',
      'variant inventory qty': 'stock',
      'variant price': 'price',
      'cost per item': 'cost',
      'image src': 'picture',
      'variant image': 'own picture',
      'url handle': 'group',
      'published on online store': 'shown',
      'weight value (grams)': 'weight (g)',
      'inventory tracker': 'tracked',
      'inventory quantity': 'stock',
      'product image url': 'picture',
      'variant image url': 'own picture',
    },
  },
  {
    // WooCommerce
    marks: ['regular price'],
    headings: {
      id: 'number',
      sku: 'key',
      type: 'kind',
      parent: 'group',
      published: 'shown',
      'visibility in catalog': 'shown',
      'short description': 'summary',
      'in stock?': 'available',
      length: 'depth (cm)',
      'regular price': 'price',
      'cost of goods': 'cost',
      'sale price': 'sale price',
      'date sale price starts': 'sale dates',
      'date sale price ends': 'sale dates',
      images: 'picture',
      'attribute 1 value(s)': 'option',
      'attribute 2 value(s)': 'option',
      'attribute 3 value(s)': 'option',
    },
  },
  {
    // The catalogues of Meta and Google
    marks: ['image link'],
    headings: {
      id: null,
      title: 'name',
      'image link': 'picture',
      'additional image link': 'picture',
      availability: 'available',
      'quantity to sell on facebook': 'stock',
      'sale price': 'sale price',
      'sale price effective date': 'sale dates',
      'product type': 'categories',
      'shipping weight': 'weight (g)',
      'cost of goods sold': 'cost',
      'item group id': 'group',
      color: 'option',
      size: 'option',
      pattern: 'option',
      material: null,
      visibility: 'shown',
      status: 'shown',
    },
  },
];

/** The program that has written a file with these headings; undefined for one with ours. */
export function programOf(head: readonly string[]): Program | undefined {
  const names = head.map(comparable);
  return PROGRAMS.find(({ marks }) => marks.some((mark) => names.includes(mark)));
}

/** What a heading says: its column or part, and the unit that it names for its cells, as `weight (kg)` does. */
export interface Meaning {
  says: Column | Part;
  unit?: string;
}

/** Regardless of case, underscores and surrounding spaces; undefined for a column that is ignored. */
export function meaningOf(heading: string, program?: Program): Meaning | undefined {
  const name = comparable(heading);
  const says = named(name, program);
  if (says !== undefined) return says === null ? undefined : { says };
  const [, outer = '', unit = ''] = /^(.+?) ?\(([^()]+)\)$/.exec(name) ?? [];
  const withUnit = named(outer, program);
  return withUnit ? { says: withUnit, unit } : undefined;
}

function named(name: string, program: Program | undefined): Column | Part | null | undefined {
  const theirs = program?.headings[name];
  return theirs === undefined ? (COLUMNS.find(({ column }) => column === name)?.column ?? OWN[name]) : theirs;
}

function comparable(heading: string): string {
  return heading.normalize('NFC').toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
}
