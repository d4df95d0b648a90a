import { room } from '../room.ts';

/** The texts of an address that names no category, in English; loaded only with the shop. */
export const unknownCategory = room('tUnknownCategory', {
  heading: (name: string) => `We have no category called “${name}”`,
  text: 'It may have had another name, or the link has a typing mistake. These are all we have:',
});
