import { BANGLADESH } from './bangladesh-places.ts';
import type { LocalizedText } from './languages.ts';

/** A place by its English name, by which it is stored; `aliases`: other names that people search by. */
interface Named {
  name: string;
  names: LocalizedText;
  aliases: string[];
}

/** An upazila, or a thana of the district's city. */
export interface Thana extends Named {
  isInCity: boolean;
}

export interface District extends Named {
  thanas: Thana[];
}

/** Where an order goes, by English names. Buyers may leave out the thana. */
export interface ChosenPlace {
  district: string;
  thana?: string | undefined;
}

export const ZONES = ['insideDhaka', 'outsideDhaka'] as const;
export type Zone = (typeof ZONES)[number];

/** The 64 districts, by their English names. */
export const DISTRICTS: readonly District[] = BANGLADESH.trim().split('\n').map(districtOf);

function districtOf(line: string): District {
  const [district = '', thanas = ''] = line.split(': ');
  const [upazilas = '', ofCity = ''] = thanas.split(' + ');
  return { ...named(district), thanas: [...thanasOf(upazilas, false), ...thanasOf(ofCity, true)] };
}

function thanasOf(list: string, isInCity: boolean): Thana[] {
  return list === '' ? [] : list.split(', ').map((one) => ({ ...named(one), isInCity }));
}

/** Reads `Cumilla কুমিল্লা (Comilla)`: the Bangla name begins with the first Bangla letter. */
function named(text: string): Named {
  const [both = '', others] = text.replace(/\)$/, '').split(' (');
  const begin = both.search(/[\u0980-\u09ff]/);
  const name = both.slice(0, begin).trim();
  return { name, names: { en: name, bn: both.slice(begin) }, aliases: others?.split('; ') ?? [] };
}

export function districtNamed(name: string): District | undefined {
  return DISTRICTS.find((one) => one.name === name);
}

/** Also by a previous name: an order or a browser may have kept that. */
export function thanaOf({ district, thana }: ChosenPlace): Thana | undefined {
  const thanas = districtNamed(district)?.thanas ?? [];
  return thanas.find(({ name }) => name === thana) ?? thanas.find(({ aliases }) => thana && aliases.includes(thana));
}

/** The inside zone is the city of Dhaka. The district counts as the city where the thana is unknown. */
export function zoneOf(place: ChosenPlace): Zone {
  const isInCity = thanaOf(place)?.isInCity ?? true;
  return place.district === 'Dhaka' && isInCity ? 'insideDhaka' : 'outsideDhaka';
}

/** A place as an order keeps it. */
export function placeOf(place: ChosenPlace): ChosenPlace & { zone: Zone } {
  return { district: place.district, thana: thanaOf(place)?.name, zone: zoneOf(place) };
}
