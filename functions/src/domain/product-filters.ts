import { FILTERED_SPECS, type FilteredSpec, SPECS } from './specs.ts';

// What shoppers narrow the lists of products by, beside category, search and price: the boxes of the filter panel.

/** Filters that are on or off, beside those of specifications. */
export const FLAG_FILTERS = ['inStock'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];
export type BoxFilter = FlagFilter | FilteredSpec;

/** As an address has them, in this order. */
export const BOX_FILTERS: readonly BoxFilter[] = [...FLAG_FILTERS, ...FILTERED_SPECS];

/** The ticked boxes; those of a specification are any of its codes. */
export type Ticked = { [Name in FlagFilter]?: 'true' | undefined } & {
  [Name in FilteredSpec]?: (typeof SPECS)[Name]['codes'][number][] | undefined;
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
  const specs = FILTERED_SPECS.flatMap((name) => {
    const codes = SPECS[name].codes.filter((code: string) => textsOf(name).includes(code));
    return codes.length > 0 ? [[name, codes]] : [];
  });
  return Object.fromEntries([...flags, ...specs]); // only values of the tables
}
