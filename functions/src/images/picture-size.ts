import { GIF_HEAD_BYTES, gifSize } from './gif-size.ts';
import type { PictureType } from './picture-type.ts';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** `length` bytes of a file from this offset on, or fewer at its end. */
export type BytesAt = (place: number, length: number) => Buffer;

/** The size that a picture's header claims; undefined when the header cannot be parsed, or has none. */
export function pictureSize({ extension }: PictureType, bytesAt: BytesAt): PictureSize | undefined {
  const size = READERS[extension](bytesAt);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const READERS: Record<PictureType['extension'], (bytesAt: BytesAt) => PictureSize | undefined> = {
  png: sizeOfPng,
  jpg: sizeOfJpg,
  gif: (bytesAt) => gifSize(bytesAt(0, GIF_HEAD_BYTES)),
  webp: sizeOfWebp,
};

function sizeOfPng(bytesAt: BytesAt): PictureSize | undefined {
  const header = bytesAt(8, 16);
  if (header.length < 16 || header.toString('latin1', 0, 8) !== '\0\0\0\x0dIHDR') return undefined;
  return { width: header.readUInt32BE(8), height: header.readUInt32BE(12) };
}

function sizeOfWebp(bytesAt: BytesAt): PictureSize | undefined {
  const header = bytesAt(12, 18);
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
function sizeOfJpg(bytesAt: BytesAt): PictureSize | undefined {
  let place = 2;
  for (let segments = 0; segments < JPG_SEGMENTS_MAXIMUM; segments++) {
    const segment = bytesAt(place, 9);
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
