import type { SpecName } from './specs.ts';

/** What the values of a label are: numbers with a unit, or the code of a holder. */
export const LABEL_UNITS = ['watt', 'cm', 'holder'] as const;
export type LabelUnit = (typeof LABEL_UNITS)[number];

interface SpecLabel {
  specs: readonly SpecName[];
  unit: LabelUnit;
}

/** What stands beside Buy Now on each card: the shop's name, or specifications of the lamp where they are known. */
export const CARD_LABELS = {
  brand: null,
  watt: { specs: ['watt'], unit: 'watt' },
  holder: { specs: ['holder'], unit: 'holder' },
  size: { specs: ['width', 'height', 'depth'], unit: 'cm' },
} as const satisfies Record<string, SpecLabel | null>;

export type CardLabel = keyof typeof CARD_LABELS;
export const CARD_LABEL_NAMES = Object.keys(CARD_LABELS) as CardLabel[]; // its own keys
