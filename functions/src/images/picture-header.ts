import {
  EXTENSION,
  extensionOf,
  FRAME,
  FRAME_BYTES,
  lengthOfBlocks,
  type PictureExtension,
  placeBehindScreen,
} from '../domain/picture-file.ts';

const CONTENT_TYPES: Record<PictureExtension, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

export interface PictureType {
  contentType: string;
  extension: PictureExtension;
}

/** The type of a picture by its content; undefined for everything that the shop does not take. */
export function pictureType(file: Uint8Array): PictureType | undefined {
  const extension = extensionOf(file);
  return extension && { contentType: CONTENT_TYPES[extension], extension };
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size that a picture's header claims; undefined when the header cannot be parsed, or has none. */
export function pictureSize({ extension }: PictureType, file: Buffer): PictureSize | undefined {
  const size = READERS[extension](file);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const READERS: Record<PictureExtension, (file: Buffer) => PictureSize | undefined> = {
  png: sizeOfPng,
  jpg: sizeOfJpg,
  gif: sizeOfGif,
  webp: sizeOfWebp,
};

function sizeOfPng(file: Buffer): PictureSize | undefined {
  const header = file.subarray(8, 24);
  if (header.length < 16 || header.toString('latin1', 0, 8) !== '\0\0\0\x0dIHDR') return undefined;
  return { width: header.readUInt32BE(8), height: header.readUInt32BE(12) };
}

function sizeOfWebp(file: Buffer): PictureSize | undefined {
  const header = file.subarray(12, 30);
  if (header.length < 18) return undefined;
  const kind = header.toString('latin1', 0, 4);
  if (kind === 'VP8X') return { width: header.readUIntLE(12, 3) + 1, height: header.readUIntLE(15, 3) + 1 };
  if (kind === 'VP8L' && header[8] === 0x2f) {
    const bits = header.readUInt32LE(9);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ' || header.toString('latin1', 11, 14) !== '\x9d\x01\x2a') return undefined;
  return { width: header.readUInt16LE(14) & 0x3fff, height: header.readUInt16LE(16) & 0x3fff };
}

/** Far more than any camera or encoder writes before the picture itself. */
const JPG_SEGMENTS_MAXIMUM = 1_000;

/** The size is in the frame header, after other segments of any length. */
function sizeOfJpg(file: Buffer): PictureSize | undefined {
  let place = 2;
  for (let segments = 0; segments < JPG_SEGMENTS_MAXIMUM; segments++) {
    const segment = file.subarray(place, place + 9);
    if (segment.length < 9 || segment[0] !== 0xff) return undefined;
    const marker = segment.readUInt8(1);
    if (isFrame(marker)) return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
    if (marker === 0xff)
      place += 1; // a fill byte
    else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda))
      return undefined; // a marker without a length, or the scan itself: neither precedes a frame header
    else place += 2 + segment.readUInt16BE(2);
  }
  return undefined;
}

/** 0xc0 to 0xcf, of which three are not frame headers. */
function isFrame(marker: number): boolean {
  return (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Far more than any encoder writes before the first frame. */
const GIF_HEAD_BYTES = 1_048_576;

/** The fixed length of these extensions' first block. Some decoders read that much, whatever length it claims. */
const FIRST_BLOCK_BYTES: Record<number, number> = { 249: 4, 255: 11, 1: 12 };

/**
 * The size in pixels at which a browser shows a GIF with this head: it enlarges the logical screen to the first frame,
 * and clips all later frames.
 */
function sizeOfGif(file: Buffer): PictureSize | undefined {
  const head = file.subarray(0, GIF_HEAD_BYTES);
  if (!/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return undefined;
  const place = placeOfFirstFrame(head);
  if (place === undefined || head.length < place + FRAME_BYTES) return undefined;
  const [left, top, width, height] = [1, 3, 5, 7].map((at) => head.readUInt16LE(place + at)) as Frame;
  if (width === 0 || height === 0) return undefined;
  return { width: Math.max(head.readUInt16LE(6), left + width), height: Math.max(head.readUInt16LE(8), top + height) };
}

/** Hence the cast above: four offsets make four numbers. */
type Frame = [left: number, top: number, width: number, height: number];

function placeOfFirstFrame(head: Buffer): number | undefined {
  let place = placeBehindScreen(head);
  while (head[place] === EXTENSION) {
    const [kind = 0, length = 0] = head.subarray(place + 1, place + 3);
    if (length < (FIRST_BLOCK_BYTES[kind] ?? 0)) return undefined;
    place += 2 + lengthOfBlocks(head, place + 2);
  }
  return head[place] === FRAME ? place : undefined;
}
