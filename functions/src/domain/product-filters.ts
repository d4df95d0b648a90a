import type { FieldFilter, FilteredField } from './product-fields.ts';
import { ROOMS } from './products.ts';
import { FILTERED_SPECS, type FilteredSpec, SPECS } from './specs.ts';

// What shoppers narrow the lists of products by, beside category, search and price: the boxes of the filter panel.

/** Filters that are on or off. */
export const FLAG_FILTERS = ['inStock'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

const CODES_OF_SPECS = Object.fromEntries(FILTERED_SPECS.map((name) => [name, SPECS[name].codes])) as {
  [Name in FilteredSpec]: (typeof SPECS)[Name]['codes'];
}; // fromEntries forgets the names

/** As the table of the fields says, of which browsers of shoppers load only types: a filter more or less does not compile. */
const CODES_OF_FIELDS = { room: ROOMS } satisfies Record<FieldFilter, readonly string[]>;

/** The field of each filter that is no specification. */
export const FILTERED_FIELDS = { room: 'rooms' } as const satisfies Record<FieldFilter, FilteredField>;

/** Filters by some of several codes, of which a product has any. */
export const CODE_FILTERS = { ...CODES_OF_FIELDS, ...CODES_OF_SPECS };
export type CodeFilter = keyof typeof CODE_FILTERS;
export const CODE_FILTER_NAMES = Object.keys(CODE_FILTERS) as CodeFilter[]; // its own keys

export function isOfField(filter: CodeFilter): filter is FieldFilter {
  return filter in FILTERED_FIELDS;
}

/** A value for each of them. */
export function eachFilter<Value>(make: (name: CodeFilter) => Value): Record<CodeFilter, Value> {
  return Object.fromEntries(CODE_FILTER_NAMES.map((name) => [name, make(name)])) as Record<CodeFilter, Value>; // all its names
}

export type BoxFilter = FlagFilter | CodeFilter;

/** As an address has them, in this order. */
export const BOX_FILTERS: readonly BoxFilter[] = [...FLAG_FILTERS, ...CODE_FILTER_NAMES];

/** The ticked boxes. */
export type Ticked = { [Name in FlagFilter]?: 'true' | undefined } & {
  [Name in CodeFilter]?: (typeof CODE_FILTERS)[Name][number][] | undefined;
};

/** The ticked boxes, each by its filter and its value. */
export function ticksOf(ticked: Ticked): [name: BoxFilter, value: string][] {
  return BOX_FILTERS.flatMap((name) =>
    [ticked[name] ?? []].flat().map((value) => [name, value] as [BoxFilter, string]),
  );
}

/** Those boxes that these texts name, such as those of an address; unknown ones count as absent. */
export function tickedIn(textsOf: (name: BoxFilter) => readonly string[]): Ticked {
  const flags = FLAG_FILTERS.filter((name) => textsOf(name).includes('true')).map((name) => [name, 'true']);
  const coded = CODE_FILTER_NAMES.flatMap((name) => {
    const codes = CODE_FILTERS[name].filter((code: string) => textsOf(name).includes(code));
    return codes.length > 0 ? [[name, codes]] : [];
  });
  return Object.fromEntries([...flags, ...coded]); // only values of the tables
}
