// The kinds of fields that products and their specifications have in common. How a value is sent, checked, typed, shown
// and read from a cell follows from its kind.

export interface NumberKind {
  kind: 'number';
  unit: string;
  maximum: number;
  decimals: number;
  /** Whether it may be 0. */
  zero: boolean;
}

/** A short number of letters, digits and hyphens, in capitals. */
export interface ArticleKind {
  kind: 'article';
  maximum: number;
}

/** Yes, no, or not said. */
export interface FlagKind {
  kind: 'flag';
}

/** One of several. */
export interface ChoiceKind {
  kind: 'choice';
  codes: readonly string[];
}

/** Some of several, the most important one first. */
export interface ListKind {
  kind: 'list';
  codes: readonly string[];
}

/** The kinds of values that a product may lack. */
export type OptionalKind = NumberKind | ArticleKind | FlagKind | ChoiceKind | ListKind;

/** What a field of a kind holds. */
export type ValueOf<Definition> = Definition extends NumberKind
  ? number
  : Definition extends ArticleKind
    ? string
    : Definition extends FlagKind
      ? boolean
      : Definition extends { kind: 'choice'; codes: readonly (infer Code)[] }
        ? Code
        : Definition extends { kind: 'list'; codes: readonly (infer Code)[] }
          ? Code[]
          : never;
