import { ARTICLE_MAXIMUM } from './article-number.ts';
import type {
  ArticleKind,
  FlagKind,
  LabelKind,
  ListKind,
  NumberKind,
  OptionalTakaKind,
  TakaKind,
  TextKind,
} from './field-kinds.ts';
import { DESCRIPTION_MAXIMUM, FAMILY_MAXIMUM, NAME_MAXIMUM, PRICE_MAXIMUM, STOCK_MAXIMUM } from './limits.ts';
import { CARD_LABEL, SECOND_PICTURE, TRANSLATED_NAMES, type TranslatedName } from './listed-fields.ts';
import { ROOMS } from './products.ts';
import type { StaffPermission } from './roles.ts';
import type { SPECS, SpecWith } from './specs.ts';

/** Characters of the name of a shelf. */
const SHELF_MAXIMUM = 20;

/** In grams: what several people carry. */
const WEIGHT_MAXIMUM = 500_000;

interface InTable {
  /** Where the table of its page has it: above or below the specifications; null where shoppers do not see it. */
  inTable: 'above' | 'below' | null;
}

/** How a value is sent, compared, shown and read from a cell. */
type Kind =
  | TextKind
  | (NumberKind & InTable)
  | (ArticleKind & InTable)
  | (LabelKind & InTable)
  | TakaKind
  | (OptionalTakaKind & InTable)
  | FlagKind
  /** `filteredAs`: the filter of the lists by its codes; null where there is none. */
  | (ListKind & InTable & { filteredAs: string | null })
  /** Some of the shop's categories, the main one first. */
  | { kind: 'categories' }
  /** The texts in other languages than the first. */
  | { kind: 'translations' }
  /** The address of a picture. */
  | { kind: 'picture' }
  /**
   * The same picture, smaller: it comes and goes with that one. `madeLater`: it may also be made afterwards, which is no
   * other version of the product, and stays where a caller does not know of it.
   */
  | { kind: 'smallPicture'; madeLater: boolean }
  /** All pictures, each with its smaller ones and its text. */
  | { kind: 'pictures' }
  /** The specifications, which have a table of their own. */
  | { kind: 'specs' }
  | { kind: 'family'; maximum: number }
  /** What no call sends: the id, and what reviews come to. */
  | { kind: 'id' }
  | { kind: 'rating' };

export type FieldKind = Kind['kind'];

/** What there is to say of a field of a product. */
type FieldDefinition = Kind & {
  /** Who sees it: shoppers, on the card of a product or only on its page, or the staff alone. */
  shownOn: 'card' | 'page' | 'dashboard';
  /** Whether a change of it makes another version of the product. What buyers change does not, nor what some may not see. */
  versioned: boolean;
  /** Whether shoppers find products by words of it. An article number is found as a whole, without the index of words. */
  searched: boolean;
  /** What of the staff must be permitted to read and write it; null where it takes no more than to work with products. */
  permission: StaffPermission | null;
  /** Its column of the product file; null where it has none, or more than one. */
  column: string | null;
  /** What an empty value means in a call; null where no call sends the field. What can be removed, a product may lack. */
  empty: 'rejected' | 'kept' | 'removes' | null;
};

/** In the order in which files and conflicts show them. */
export const PRODUCT_FIELDS = {
  _id: { kind: 'id', shownOn: 'card', versioned: false, searched: false, permission: null, column: 'id', empty: null },
  name: {
    kind: 'text',
    maximum: NAME_MAXIMUM,
    isLong: false,
    translated: true,
    shownOn: 'card',
    versioned: true,
    searched: true,
    permission: null,
    column: 'name',
    empty: 'rejected',
  },
  /** No two products have the same. */
  article: {
    kind: 'article',
    maximum: ARTICLE_MAXIMUM,
    inTable: 'above',
    shownOn: 'page',
    versioned: true,
    searched: false,
    permission: null,
    column: 'article',
    empty: 'removes',
  },
  desc: {
    kind: 'text',
    maximum: DESCRIPTION_MAXIMUM,
    isLong: true,
    translated: true,
    shownOn: 'page',
    versioned: true,
    searched: false,
    permission: null,
    column: 'description',
    empty: 'rejected',
  },
  price: {
    kind: 'taka',
    maximum: PRICE_MAXIMUM,
    shownOn: 'card',
    versioned: true,
    searched: false,
    permission: null,
    column: 'price',
    empty: 'rejected',
  },
  /** What the shop pays for one. */
  cost: {
    kind: 'optionalTaka',
    maximum: PRICE_MAXIMUM,
    inTable: null,
    shownOn: 'dashboard',
    versioned: false,
    searched: false,
    permission: 'revenue:read',
    column: 'cost',
    empty: 'removes',
  },
  categories: {
    kind: 'categories',
    shownOn: 'card',
    versioned: true,
    searched: true,
    permission: null,
    column: 'categories',
    empty: 'kept',
  },
  rooms: {
    kind: 'list',
    codes: ROOMS,
    filteredAs: 'room',
    inTable: 'above',
    shownOn: 'page',
    versioned: true,
    searched: true,
    permission: null,
    column: 'rooms',
    empty: 'removes',
  },
  img: {
    kind: 'picture',
    shownOn: 'card',
    versioned: true,
    searched: false,
    permission: null,
    column: 'picture',
    empty: 'kept',
  },
  thumbnail: {
    kind: 'smallPicture',
    madeLater: false,
    shownOn: 'card',
    versioned: true,
    searched: false,
    permission: null,
    column: 'small picture',
    empty: 'removes',
  },
  medium: {
    kind: 'smallPicture',
    madeLater: false,
    shownOn: 'card',
    versioned: true,
    searched: false,
    permission: null,
    column: 'middle picture',
    empty: 'removes',
  },
  share: {
    kind: 'smallPicture',
    madeLater: true,
    shownOn: 'page',
    versioned: true,
    searched: false,
    permission: null,
    column: 'share picture',
    empty: 'removes',
  },
  pictures: {
    kind: 'pictures',
    shownOn: 'page',
    versioned: true,
    searched: false,
    permission: null,
    column: 'more pictures',
    empty: 'removes',
  },
  /** Each text has a column in each language. */
  translations: {
    kind: 'translations',
    shownOn: 'page',
    versioned: true,
    searched: true,
    permission: null,
    column: null,
    empty: 'removes',
  },
  stock: {
    kind: 'number',
    unit: 'pieces',
    maximum: STOCK_MAXIMUM,
    decimals: 0,
    zero: true,
    inTable: null,
    shownOn: 'dashboard',
    versioned: false,
    searched: false,
    permission: null,
    column: 'stock',
    empty: 'removes',
  },
  /** Where it lies in the shop. */
  shelf: {
    kind: 'label',
    maximum: SHELF_MAXIMUM,
    inTable: null,
    shownOn: 'dashboard',
    versioned: true,
    searched: false,
    permission: null,
    column: 'shelf',
    empty: 'removes',
  },
  /** As couriers weigh it, with its packaging. */
  weight: {
    kind: 'number',
    unit: 'grams',
    maximum: WEIGHT_MAXIMUM,
    decimals: 0,
    zero: false,
    inTable: 'below',
    shownOn: 'page',
    versioned: true,
    searched: false,
    permission: null,
    column: 'weight (g)',
    empty: 'removes',
  },
  hidden: {
    kind: 'flag',
    shownOn: 'dashboard',
    versioned: true,
    searched: false,
    permission: null,
    column: 'hidden',
    empty: 'removes',
  },
  soldOut: {
    kind: 'flag',
    shownOn: 'card',
    versioned: false,
    searched: false,
    permission: null,
    column: null,
    empty: null,
  },
  rating: {
    kind: 'rating',
    shownOn: 'card',
    versioned: false,
    searched: false,
    permission: null,
    column: null,
    empty: null,
  },
  /** The name of the choice has a column in each language. */
  family: {
    kind: 'family',
    maximum: FAMILY_MAXIMUM,
    shownOn: 'card',
    versioned: true,
    searched: false,
    permission: null,
    column: 'family',
    empty: 'removes',
  },
  /** Each specification has a column. */
  specs: {
    kind: 'specs',
    shownOn: 'page',
    versioned: true,
    searched: true,
    permission: null,
    column: null,
    empty: 'removes',
  },
} as const satisfies Record<string, FieldDefinition>;

/** What the staff see of a product. */
export type StaffField = keyof typeof PRODUCT_FIELDS;
export const STAFF_FIELDS = Object.keys(PRODUCT_FIELDS) as StaffField[]; // its own keys

/** The fields with these answers in the table. */
export type FieldWith<Answers> = {
  [Name in StaffField]: (typeof PRODUCT_FIELDS)[Name] extends Answers ? Name : never;
}[StaffField];

/** What shoppers see of a product. */
export type ProductField = FieldWith<{ shownOn: 'card' | 'page' }>;
export const PRODUCT_FIELD_NAMES = STAFF_FIELDS.filter(isShown);

export type CardField = FieldWith<{ shownOn: 'card' }>;

/** What only the staff see, and none of the shop's lists answers. */
export type DashboardField = FieldWith<{ shownOn: 'dashboard' }>;

/** Those that all of the staff see, and that stand in the catalogue's copy as they are written. */
export type InternalField = OptionalField & FieldWith<{ shownOn: 'dashboard'; versioned: true; permission: null }>;

export type VersionedField = FieldWith<{ versioned: true }>;
export const VERSIONED_FIELDS = STAFF_FIELDS.filter(isVersioned);

/** Smaller pictures that may be made after the picture was saved. */
type LaterPicture = FieldWith<{ madeLater: true }>;
export const LATER_PICTURES = STAFF_FIELDS.filter(isLaterPicture);

/** The kinds that say all that a call may send of a field; flags are stored as true alone. */
const PLAIN_KINDS = [
  'text',
  'taka',
  'optionalTaka',
  'number',
  'article',
  'label',
  'list',
] as const satisfies FieldKind[];
type PlainField = FieldWith<{ kind: (typeof PLAIN_KINDS)[number] }>;

/** Fields of these kinds that every product has. */
export type RequiredField = PlainField & FieldWith<{ empty: 'rejected' }>;
export const REQUIRED_FIELDS = STAFF_FIELDS.filter(isRequired);

/** Those that a product may lack. */
export type OptionalField = PlainField & FieldWith<{ empty: 'removes' }>;
export const OPTIONAL_FIELDS = STAFF_FIELDS.filter(isOptional);
export const SHOWN_OPTIONAL_FIELDS = OPTIONAL_FIELDS.filter((field): field is OptionalField & ProductField =>
  isShown(field),
);
export const INTERNAL_FIELDS = OPTIONAL_FIELDS.filter(isInternal);

/** What the table of a product's page has beside the specifications. */
export type TableField = FieldWith<{ inTable: 'above' | 'below' }>;

/** Those above or below the specifications. */
export function tableFields(place: 'above' | 'below'): TableField[] {
  return OPTIONAL_FIELDS.filter((field): field is TableField => PRODUCT_FIELDS[field].inTable === place);
}

export type ListField = FieldWith<{ kind: 'list' }>;

/** Those by whose codes lists are narrowed, and what these filters are called. */
export type FilteredField = FieldWith<{ filteredAs: string }>;
export type FieldFilter = (typeof PRODUCT_FIELDS)[FilteredField]['filteredAs'];

/** The units of products and their specifications. */
export type Unit =
  | (typeof PRODUCT_FIELDS)[FieldWith<{ kind: 'number' }>]['unit']
  | (typeof SPECS)[SpecWith<{ kind: 'number' }>]['unit'];

export type SearchedField = FieldWith<{ searched: true }>;
export const SEARCHED_FIELDS = STAFF_FIELDS.filter(isSearched);

/** Texts that have a translation in each other language. */
export type TranslatedText = FieldWith<{ translated: true }>;
export const TRANSLATED_TEXTS = STAFF_FIELDS.filter(isTranslated);

/** What the staff send of a product. */
export type SentField = Exclude<StaffField, FieldWith<{ empty: null }>>;
export const SENT_FIELDS = STAFF_FIELDS.filter(isSent);

function isShown(field: StaffField): field is ProductField {
  return PRODUCT_FIELDS[field].shownOn !== 'dashboard';
}

function isVersioned(field: StaffField): field is VersionedField {
  return PRODUCT_FIELDS[field].versioned;
}

function isLaterPicture(field: StaffField): field is LaterPicture {
  const definition: FieldDefinition = PRODUCT_FIELDS[field];
  return definition.kind === 'smallPicture' && definition.madeLater;
}

function isRequired(field: StaffField): field is RequiredField {
  return isPlain(field) && PRODUCT_FIELDS[field].empty === 'rejected';
}

function isOptional(field: StaffField): field is OptionalField {
  return isPlain(field) && PRODUCT_FIELDS[field].empty === 'removes';
}

function isPlain(field: StaffField): boolean {
  return PLAIN_KINDS.some((kind) => kind === PRODUCT_FIELDS[field].kind);
}

function isInternal(field: OptionalField): field is InternalField {
  const { permission, versioned }: FieldDefinition = PRODUCT_FIELDS[field];
  return !isShown(field) && versioned && permission === null;
}

function isSearched(field: StaffField): field is SearchedField {
  return PRODUCT_FIELDS[field].searched;
}

function isTranslated(field: StaffField): field is TranslatedText {
  const definition: FieldDefinition = PRODUCT_FIELDS[field];
  return definition.kind === 'text' && definition.translated;
}

function isSent(field: StaffField): field is SentField {
  return PRODUCT_FIELDS[field].empty !== null;
}

export const ITEM_FIELDS = [...PRODUCT_FIELD_NAMES, 'version'] as const;

/** The values of `fields` of `GET /products`. */
export type ListedField = (typeof ITEM_FIELDS)[number] | TranslatedName | typeof SECOND_PICTURE | typeof CARD_LABEL;
export const LISTED_FIELDS: readonly ListedField[] = [...ITEM_FIELDS, ...TRANSLATED_NAMES, SECOND_PICTURE, CARD_LABEL];

/** Those of `GET /products/admin`. */
export type StaffListedField = ListedField | DashboardField;
export const STAFF_LISTED_FIELDS: readonly StaffListedField[] = [
  ...LISTED_FIELDS,
  ...STAFF_FIELDS.filter((field): field is DashboardField => !isShown(field)),
];
