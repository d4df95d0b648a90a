/** The magic bytes of each type, with their offset in the file. */
const TYPES = [
  { contentType: 'image/png', extension: 'png', begins: [[0, '\x89PNG\r\n\x1a\n']] },
  { contentType: 'image/jpeg', extension: 'jpg', begins: [[0, '\xff\xd8\xff']] },
  { contentType: 'image/gif', extension: 'gif', begins: [[0, 'GIF8']] },
  {
    contentType: 'image/webp',
    extension: 'webp',
    begins: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
] as const;

export type PictureType = Pick<(typeof TYPES)[number], 'contentType' | 'extension'>;

/** How many first bytes it takes to recognise the type. */
export const TELLING_BYTES = 12;

/** Judged by content, never by name: PNG, JPG, GIF and WebP are pictures, everything else is not. */
export function pictureType(start: Buffer): PictureType | undefined {
  const text = start.toString('latin1');
  return TYPES.find(({ begins }) => begins.every(([place, bytes]) => text.startsWith(bytes, place)));
}
