import { ENGLISH_ROOMS } from '@aloghor/functions/domain/code-names/rooms';
import type { Room } from '@aloghor/functions/domain/products';
import { namespace } from '../locale.ts';

/** The rooms that lamps are for, in English. */
export const rooms = namespace('rooms', {
  title: 'Shop by room',
  names: ENGLISH_ROOMS,
  /** The headline of a list. */
  lightsFor: {
    drawing: 'Drawing room lights',
    bedroom: 'Bedroom lights',
    dining: 'Dining room lights',
    kitchen: 'Kitchen lights',
    balcony: 'Balcony lights',
    bathroom: 'Bathroom lights',
    office: 'Office and study lights',
    shop: 'Shop and showroom lights',
  } satisfies Record<Room, string>,
  description: (lights: string) => `${lights}: every lamp and light for it, newest first.`,
});
