import { ENGLISH_SPECS } from '@aloghor/functions/domain/code-names/english';
import { ENGLISH_ROOMS } from '@aloghor/functions/domain/code-names/rooms';
import type { TableField } from '@aloghor/functions/domain/product-fields';
import type { SpecName } from '@aloghor/functions/domain/specs';
import { namespace } from '../locale.ts';

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
    voltage: 'Voltage',
    lumen: 'Brightness',
    light: 'Colour of light',
    kelvin: 'Colour temperature',
    holder: 'Bulb holder',
    bulbs: 'Number of bulbs',
    bulbIncluded: 'Bulb included',
    switch: 'Switch',
    dimmable: 'Dimmable',
    material: 'Material',
    colour: 'Colour',
    protection: 'Water and dust',
    warranty: 'Warranty',
  } satisfies Record<SpecName, string>,
  /** Beside the specifications. */
  fields: { article: 'Article number', rooms: 'Rooms', weight: 'Weight' } satisfies Record<TableField, string>,
  grams: (kilograms: string) => `${kilograms} kg`,
  centimetres: (length: string) => `${length} cm`,
  feet: (length: string) => `${length} ft`,
  inches: (length: string) => `${length} in`,
  watt: (power: string) => `${power} watt`,
  volt: (voltage: string) => `${voltage} volt`,
  bulbs: (number: string) => (number === '1' ? '1 bulb' : `${number} bulbs`),
  lumen: (brightness: string) => `${brightness} lumen`,
  kelvin: (temperature: string) => `${temperature} kelvin`,
  months: (number: string) => (number === '1' ? '1 month' : `${number} months`),
  whether: { true: 'Yes', false: 'No' },
  codes: { ...ENGLISH_SPECS, rooms: ENGLISH_ROOMS },
});
