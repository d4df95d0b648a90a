import type { SPECS, SpecName } from '@aloghor/functions/domain/specs';
import { namespace } from '../locale.ts';

type Labels<Codes extends readonly string[]> = Record<Codes[number], string>;

/** The messages of the filters of a list, in English; loaded with the shop. */
export const productFilters = namespace('productFilters', {
  open: (chosen: number) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  title: 'Filter',
  inStock: 'In stock only',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count || 'no'} products`),
  clear: 'Clear filters',
  emptyTitle: 'Nothing with these filters',
  empty: 'No product here matches all your filters. Remove one.',
  total: (count: number) => (count === 1 ? '1 product' : `${count || 'No'} products`),
});

/** The messages of the choices of one lamp, in English; loaded with the pages of products. */
export const familyChoices = namespace('familyChoices', {
  title: 'Options',
});

/** The messages of the pictures of one lamp, in English; loaded with the pages of products. */
export const gallery = namespace('gallery', {
  label: 'Pictures',
  place: (place: string, count: string) => `Picture ${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  first: 'This is the first picture',
  last: 'This is the last picture',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  keyToEnlarge: 'The plus key zooms in.',
  keysOfLarge: 'The arrow keys move the picture, plus and minus zoom, 0 fits it to the screen, Escape closes it.',
});

/** The messages of what a lamp measures and is made of, in English; loaded with the pages of products. */
export const productSpecs = namespace('productSpecs', {
  title: 'Size, light and material',
  names: {
    width: 'Width',
    height: 'Height',
    depth: 'Depth',
    cable: 'Cable or chain length',
    watt: 'Power',
    lumen: 'Brightness',
    light: 'Colour of light',
    kelvin: 'Colour temperature',
    holder: 'Bulb holder',
    bulbIncluded: 'Bulb included',
    dimmable: 'Dimmable',
    material: 'Material',
    colour: 'Colour',
    protection: 'Water and dust',
    warranty: 'Warranty',
  } satisfies Record<SpecName, string>,
  weight: 'Weight',
  grams: (kilograms: string) => `${kilograms} kg`,
  centimetres: (length: string) => `${length} cm`,
  feet: (length: string) => `${length} ft`,
  inches: (length: string) => `${length} in`,
  watt: (power: string) => `${power} watt`,
  lumen: (brightness: string) => `${brightness} lumen`,
  kelvin: (temperature: string) => `${temperature} kelvin`,
  months: (number: string) => (number === '1' ? '1 month' : `${number} months`),
  whether: { true: 'Yes', false: 'No' },
  light: {
    warm: 'Warm white',
    neutral: 'Neutral white',
    cool: 'Cool white',
    tunable: 'Warm to cool, adjustable',
    rgb: 'RGB, many colours',
  } satisfies Labels<(typeof SPECS)['light']['codes']>,
  builtIn: 'Built-in LED',
  protection: {
    IP20: 'for dry rooms',
    IP23: 'for sheltered places',
    IP40: 'for dry rooms',
    IP44: 'for bathrooms and verandas',
    IP54: 'safe from dust and splashes',
    IP55: 'safe in light rain',
    IP65: 'safe in rain',
    IP66: 'safe in heavy rain',
    IP67: 'safe in shallow water',
    IP68: 'safe under water',
  } satisfies Labels<(typeof SPECS)['protection']['codes']>,
  material: {
    brass: 'Brass',
    steel: 'Steel',
    iron: 'Iron',
    aluminium: 'Aluminium',
    glass: 'Glass',
    crystal: 'Crystal',
    wood: 'Wood',
    bamboo: 'Bamboo',
    rattan: 'Rattan',
    jute: 'Jute',
    fabric: 'Fabric',
    paper: 'Paper',
    ceramic: 'Ceramic',
    marble: 'Marble',
    concrete: 'Concrete',
    acrylic: 'Acrylic',
    plastic: 'Plastic',
  } satisfies Labels<(typeof SPECS)['material']['codes']>,
  colour: {
    black: 'Black',
    white: 'White',
    grey: 'Grey',
    silver: 'Silver',
    gold: 'Gold',
    brass: 'Brass',
    bronze: 'Bronze',
    brown: 'Brown',
    natural: 'Natural',
    amber: 'Amber',
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
    clear: 'Clear',
    colourful: 'Colourful',
  } satisfies Labels<(typeof SPECS)['colour']['codes']>,
});
