/** What is for sale when a history begins; `price` in poisha. */
export const LAMPS = [
  { id: 'jute', name: 'Jute Lamp', price: 90_000 },
  { id: 'moon', name: 'Moon Lamp', price: 45_025 },
  { id: 'dust', name: 'Dust Lamp', price: 1 },
  { id: 'palace', name: 'Palace Chandelier', price: 1_000_000_000 },
  { id: 'clock', name: 'Clock Light', price: 123_999 },
  { id: 'fan', name: 'LED Fan', price: 310_010 },
] as const;

/** How many pieces there are of those that are counted. */
export const PIECES: Partial<Record<LampId, number>> = { fan: 4 };

export type LampId = (typeof LAMPS)[number]['id'];

export const LAMP_IDS = LAMPS.map(({ id }) => id);

export function nameOfLamp(id: string): string {
  return LAMPS.find((lamp) => lamp.id === id)?.name ?? id;
}
