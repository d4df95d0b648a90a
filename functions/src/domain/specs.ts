import type { OptionalKind } from './field-kinds.ts';

/** What there is to say of a specification. */
export type SpecDefinition = OptionalKind & {
  /** Its column of the product file. */
  column: string;
  /** Whether a list of products can be narrowed by it. */
  filtered: boolean;
};

/**
 * What somebody asks about a lamp before it is bought, in the order in which pages and files show it. A stored value stays
 * valid as long as its code stands here, so codes are added and never removed.
 */
export const SPECS = {
  width: length('width (cm)', 1_000),
  height: length('height (cm)', 1_000),
  depth: length('depth (cm)', 1_000),
  /** Of the cable, chain or cord. */
  cable: length('cable (cm)', 5_000),
  watt: { kind: 'number', unit: 'watt', maximum: 5_000, decimals: 1, zero: false, column: 'watt', filtered: false },
  voltage: {
    kind: 'number',
    unit: 'volt',
    maximum: 1_000,
    decimals: 1,
    zero: false,
    column: 'voltage',
    filtered: false,
  },
  lumen: {
    kind: 'number',
    unit: 'lumen',
    maximum: 500_000,
    decimals: 0,
    zero: false,
    column: 'lumen',
    filtered: false,
  },
  light: {
    kind: 'choice',
    codes: ['warm', 'neutral', 'cool', 'tunable', 'rgb'],
    column: 'colour of light',
    filtered: true,
  },
  /** Of the light's colour. */
  kelvin: {
    kind: 'number',
    unit: 'kelvin',
    maximum: 20_000,
    decimals: 0,
    zero: false,
    column: 'kelvin',
    filtered: false,
  },
  holder: {
    kind: 'choice',
    codes: ['E27', 'E14', 'B22', 'GU10', 'G9', 'built-in'],
    column: 'holder',
    filtered: true,
  },
  /** How many it takes, or has. */
  bulbs: { kind: 'number', unit: 'bulbs', maximum: 500, decimals: 0, zero: false, column: 'bulbs', filtered: false },
  bulbIncluded: { kind: 'flag', column: 'bulb included', filtered: false },
  switch: {
    kind: 'choice',
    codes: ['wall', 'onCord', 'onLamp', 'touch', 'pull', 'remote', 'none'],
    column: 'switch',
    filtered: false,
  },
  dimmable: { kind: 'flag', column: 'dimmable', filtered: false },
  material: {
    kind: 'list',
    codes: [
      'brass',
      'steel',
      'iron',
      'aluminium',
      'glass',
      'crystal',
      'wood',
      'bamboo',
      'rattan',
      'jute',
      'fabric',
      'paper',
      'ceramic',
      'marble',
      'concrete',
      'acrylic',
      'plastic',
    ],
    column: 'material',
    filtered: true,
  },
  colour: {
    kind: 'list',
    codes: [
      'black',
      'white',
      'grey',
      'silver',
      'gold',
      'brass',
      'bronze',
      'brown',
      'natural',
      'amber',
      'red',
      'green',
      'blue',
      'clear',
      'colourful',
    ],
    column: 'colour',
    filtered: false,
  },
  protection: {
    kind: 'choice',
    codes: ['IP20', 'IP23', 'IP40', 'IP44', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68'],
    column: 'protection',
    filtered: false,
  },
  warranty: {
    kind: 'number',
    unit: 'months',
    maximum: 120,
    decimals: 0,
    zero: false,
    column: 'warranty (months)',
    filtered: false,
  },
} as const satisfies Record<string, SpecDefinition>;

export type SpecName = keyof typeof SPECS;
export const SPEC_NAMES = Object.keys(SPECS) as SpecName[]; // its own keys

/** The specifications with these answers in the table. */
export type SpecWith<Answers> = {
  [Name in SpecName]: (typeof SPECS)[Name] extends Answers ? Name : never;
}[SpecName];

export type CodedSpec = SpecWith<{ kind: 'choice' | 'list' }>;

/** What the codes of the specifications are called in a language. */
export type SpecNames = { [Name in CodedSpec]: Record<(typeof SPECS)[Name]['codes'][number], string> };

export type FilteredSpec = SpecWith<{ filtered: true }>;
export const FILTERED_SPECS = SPEC_NAMES.filter((name): name is FilteredSpec => SPECS[name].filtered);

/** Of a size, in centimetres. */
function length<const Column extends string>(column: Column, maximum: number) {
  return { kind: 'number', unit: 'cm', maximum, decimals: 1, zero: false, column, filtered: false } as const;
}
