// What somebody asks about a lamp before it is bought: its specifications. A stored value stays valid as long as its
// code stands in these tables, so choices are added and never removed.

/** Numbers with their largest value, and how many decimals they may have. Lengths are in centimetres. */
export const SPEC_NUMBERS = {
  width: { maximum: 1_000, decimals: 1 },
  height: { maximum: 1_000, decimals: 1 },
  depth: { maximum: 1_000, decimals: 1 },
  /** Of the cable, chain or cord. */
  cable: { maximum: 5_000, decimals: 1 },
  watt: { maximum: 5_000, decimals: 1 },
  lumen: { maximum: 500_000, decimals: 0 },
  /** Of the light's colour. */
  kelvin: { maximum: 20_000, decimals: 0 },
  /** In months. */
  warranty: { maximum: 120, decimals: 0 },
} as const;
export type SpecNumber = keyof typeof SPEC_NUMBERS;
export const SPEC_NUMBER_NAMES = Object.keys(SPEC_NUMBERS) as SpecNumber[]; // its own keys

/** One of several. */
export const SPEC_CHOICES = {
  light: ['warm', 'neutral', 'cool', 'tunable', 'rgb'],
  holder: ['E27', 'E14', 'B22', 'GU10', 'G9', 'built-in'],
  protection: ['IP20', 'IP23', 'IP40', 'IP44', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68'],
} as const;
export type SpecChoice = keyof typeof SPEC_CHOICES;
export const SPEC_CHOICE_NAMES = Object.keys(SPEC_CHOICES) as SpecChoice[]; // its own keys

/** Some of several, the most important one first. */
export const SPEC_LISTS = {
  material: [
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
  colour: [
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
} as const;
export type SpecList = keyof typeof SPEC_LISTS;
export const SPEC_LIST_NAMES = Object.keys(SPEC_LISTS) as SpecList[]; // its own keys

/** Those that a list can be narrowed by. */
export const FILTERED_SPECS = ['light', 'holder', 'material'] as const satisfies (SpecChoice | SpecList)[];
export type FilteredSpec = (typeof FILTERED_SPECS)[number];

/** Yes, no, or not said. */
export const SPEC_FLAGS = ['bulbIncluded', 'dimmable'] as const;
export type SpecFlag = (typeof SPEC_FLAGS)[number];

export type SpecName = SpecNumber | SpecChoice | SpecList | SpecFlag;

/** In the order in which pages and files show them. */
export const SPEC_NAMES = [
  'width',
  'height',
  'depth',
  'cable',
  'watt',
  'lumen',
  'light',
  'kelvin',
  'holder',
  'bulbIncluded',
  'dimmable',
  'material',
  'colour',
  'protection',
  'warranty',
] as const satisfies SpecName[];
