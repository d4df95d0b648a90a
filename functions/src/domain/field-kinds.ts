// The kinds of fields that products and their specifications have in common. How a value is sent, checked, typed, shown
// and read from a cell follows from its kind.

export interface TextKind {
  kind: 'text';
  maximum: number;
  isLong: boolean;
  translated: boolean;
}

/** An amount, with at most two decimals. */
export interface TakaKind {
  kind: 'taka';
  maximum: number;
}

/** The same, where it need not be known: nothing is not 0. */
export interface OptionalTakaKind {
  kind: 'optionalTaka';
  maximum: number;
}

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

/** A short text that is the same in every language. */
export interface LabelKind {
  kind: 'label';
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
export type OptionalKind = NumberKind | ArticleKind | LabelKind | FlagKind | ChoiceKind | ListKind;

/** The kinds that say all that a call may send of a value. */
export type PlainKind = TextKind | TakaKind | OptionalTakaKind | OptionalKind;

/** What a field of a kind holds. */
export type ValueOf<Definition> = Definition extends NumberKind | TakaKind | OptionalTakaKind
  ? number
  : Definition extends TextKind | ArticleKind | LabelKind
    ? string
    : Definition extends FlagKind
      ? boolean
      : Definition extends { kind: 'choice'; codes: readonly (infer Code)[] }
        ? Code
        : Definition extends { kind: 'list'; codes: readonly (infer Code)[] }
          ? Code[]
          : never;
