/** The types of pictures that the shop keeps, by the endings of their names. */
export type PictureExtension = 'png' | 'jpg' | 'gif' | 'webp';

/** The magic bytes of each type, with their offset in the file. */
const BEGINNINGS: Record<PictureExtension, [place: number, bytes: string][]> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** Judged by content, never by name: PNG, JPG, GIF and WebP are pictures, everything else is not. */
export function extensionOf(file: Uint8Array): PictureExtension | undefined {
  const begins = (extension: PictureExtension) =>
    BEGINNINGS[extension].every(([place, bytes]) => textAt(file, place, bytes.length) === bytes);
  return EXTENSIONS.find(begins);
}

const EXTENSIONS = Object.keys(BEGINNINGS) as PictureExtension[]; // a cast: Object.keys returns strings

/**
 * The pieces of a picture without what cameras and programs write beside it, above all the place where it was taken.
 * Its pixels, colours, movement and the way it is turned stay. Undefined if an end of the file is missing.
 */
export function withoutMetadata(extension: PictureExtension, file: Uint8Array): Uint8Array[] | undefined {
  return CLEANERS[extension](file);
}

/** Whether a picture may be animated; a canvas would keep only one of its frames. */
export function isAnimated(file: Uint8Array): boolean {
  const extension = extensionOf(file);
  if (extension === 'gif') return true;
  if (extension === 'webp') return textAt(file, 12, 4) === 'VP8X' && ((file[20] ?? 0) & ANIMATION_FLAG) !== 0;
  return extension === 'png' && pngChunks(file).some(({ type }) => type === 'acTL');
}

const ANIMATION_FLAG = 0b10;

/** Far more parts than any program writes; what has more is made to keep a server busy. */
const PARTS_MAXIMUM = 10_000;

const CLEANERS: Record<PictureExtension, (file: Uint8Array) => Uint8Array[] | undefined> = {
  jpg: cleanJpg,
  png: cleanPng,
  gif: cleanGif,
  webp: cleanWebp,
};

function cleanJpg(file: Uint8Array): Uint8Array[] | undefined {
  const kept = [file.subarray(0, 2)];
  let place = 2;
  let hasScan = false;
  for (let part = 0; part < PARTS_MAXIMUM && file[place] === 0xff; part++) {
    const marker = file[place + 1] ?? 0;
    if (marker === END_OF_IMAGE) return hasScan ? [...kept, file.subarray(place, place + 2)] : undefined;
    const length = lengthOfSegment(file, place, marker);
    const segment = length === undefined ? undefined : whole(file, place, length);
    if (!segment) return undefined;
    hasScan ||= marker === SCAN;
    kept.push(...keptSegment(marker, segment));
    place += segment.length;
  }
  return undefined;
}

const SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const FILL = 0xff;
const COMMENT = 0xfe;

/** A scan includes its data. Undefined if the file ends within those. */
function lengthOfSegment(file: Uint8Array, place: number, marker: number): number | undefined {
  if (marker === FILL) return 1;
  if (marker < 0xc0 || isRestart(marker)) return 2;
  const header = 2 + numberAt(file, place + 2, 2);
  if (marker !== SCAN) return header;
  const end = endOfScan(file, place + header);
  return end === undefined ? undefined : end - place;
}

/** The data of a scan end at the first marker that is none of its own. */
function endOfScan(file: Uint8Array, from: number): number | undefined {
  for (let place = file.indexOf(0xff, from); place !== -1; place = file.indexOf(0xff, place + 1)) {
    const marker = file[place + 1];
    if (marker === undefined) return undefined;
    if (marker !== 0 && marker !== FILL && !isRestart(marker)) return place;
  }
  return undefined;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Application segments hold metadata, except for these, which decoders need. */
const NEEDED_SEGMENTS: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };
const EXIF_SEGMENT = 0xe1;
const EXIF = 'Exif\0\0';

function keptSegment(marker: number, segment: Uint8Array): Uint8Array[] {
  if (marker === EXIF_SEGMENT && textAt(segment, 4, EXIF.length) === EXIF) {
    return turnedBy(segment.subarray(4 + EXIF.length), (exif) => [bytesOf('\xff\xe1\0\x22'), bytesOf(EXIF), exif]);
  }
  const isMetadata = marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);
  const needed = NEEDED_SEGMENTS[marker];
  const isNeeded = needed !== undefined && textAt(segment, 4, needed.length) === needed;
  return isMetadata && !isNeeded ? [] : [segment];
}

interface Chunk {
  type: string;
  /** With its length and checksum. */
  bytes: Uint8Array;
}

const PNG_SIGNATURE_BYTES = 8;

/** The chunks of a PNG as far as they are whole, up to its end. */
function pngChunks(file: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  let place = PNG_SIGNATURE_BYTES;
  while (chunks.length < PARTS_MAXIMUM && chunks.at(-1)?.type !== 'IEND') {
    const bytes = whole(file, place, 12 + numberAt(file, place, 4));
    if (!bytes) break;
    chunks.push({ type: textAt(bytes, 4, 4), bytes });
    place += bytes.length;
  }
  return chunks;
}

/** The others are texts, times and metadata. */
const KEPT_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT'.split(' '),
);

function cleanPng(file: Uint8Array): Uint8Array[] | undefined {
  const chunks = pngChunks(file);
  if (chunks.at(-1)?.type !== 'IEND' || !chunks.some(({ type }) => type === 'IDAT')) return undefined;
  const kept = chunks.flatMap(({ type, bytes }) => {
    if (type === 'eXIf') return turnedBy(bytes.subarray(8, -4), (exif) => pngChunk('eXIf', exif));
    return KEPT_CHUNKS.has(type) ? [bytes] : [];
  });
  return [file.subarray(0, PNG_SIGNATURE_BYTES), ...kept];
}

function pngChunk(type: string, content: Uint8Array): Uint8Array[] {
  const named = [bytesOf(type), content];
  return [bigEndian(content.length), ...named, bigEndian(crc32(named))];
}

/** The checksum of PNG. */
function crc32(parts: Uint8Array[]): number {
  let checksum = 0xffffffff;
  for (const part of parts) {
    for (const byte of part) {
      checksum ^= byte;
      for (let bit = 0; bit < 8; bit++) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
    }
  }
  return (checksum ^ 0xffffffff) >>> 0;
}

/** The parts of a GIF: its screen, frames, and extensions. */
const SCREEN_BYTES = 13;
export const FRAME_BYTES = 10;
export const FRAME = 0x2c;
export const EXTENSION = 0x21;
const TRAILER = 0x3b;
const APPLICATION = 0xff;

/** The repetition of a moving picture, and its colours. */
const KEPT_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

function cleanGif(file: Uint8Array): Uint8Array[] | undefined {
  let place = placeBehindScreen(file);
  const kept = [file.subarray(0, place)];
  for (let part = 0; part < PARTS_MAXIMUM; part++) {
    const kind = file[place];
    if (kind === TRAILER) return [...kept, file.subarray(place, place + 1)];
    const block = kind === 0 ? whole(file, place, 1) : whole(file, place, lengthOfBlock(file, place));
    if (!block) return undefined;
    if (isKeptBlock(block)) kept.push(block);
    place += block.length;
  }
  return undefined;
}

/** Not a number where no block begins. */
function lengthOfBlock(file: Uint8Array, place: number): number {
  if (file[place] === EXTENSION) return lengthOfBlocks(file, place + 2) + 2;
  if (file[place] !== FRAME) return Number.NaN;
  const head = FRAME_BYTES + colourBytes(file[place + FRAME_BYTES - 1] ?? 0) + 1;
  return head + lengthOfBlocks(file, place + head);
}

function isKeptBlock(block: Uint8Array): boolean {
  if (block[0] !== EXTENSION) return true;
  if (block[1] === APPLICATION) return KEPT_APPLICATIONS.includes(textAt(block, 3, 11));
  return block[1] !== COMMENT;
}

export function placeBehindScreen(file: Uint8Array): number {
  return SCREEN_BYTES + colourBytes(file[10] ?? 0);
}

/** The length of a colour table, 0 without one. */
function colourBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Each block begins with its length; a length of 0 ends them. */
export function lengthOfBlocks(file: Uint8Array, first: number): number {
  let place = first;
  for (let length = file[place]; length; length = file[place]) place += 1 + length;
  return place + 1 - first;
}

const RIFF_HEADER_BYTES = 12;
const PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'ANMF'];
const KEPT_RIFF_CHUNKS = new Set(['VP8X', 'ALPH', 'ANIM', 'ICCP', ...PICTURE_CHUNKS]);
const XMP_FLAG = 0b100;
const EXIF_FLAG = 0b1000;

function cleanWebp(file: Uint8Array): Uint8Array[] | undefined {
  const chunks = webpChunks(file);
  if (!chunks?.some(({ type }) => PICTURE_CHUNKS.includes(type))) return undefined;
  const exif = chunks.flatMap(({ type, bytes }) =>
    type === 'EXIF' ? turnedBy(tiffIn(bytes.subarray(8)), (tiff) => [bytesOf('EXIF\x1a\0\0\0'), tiff]) : [],
  );
  const kept = chunks
    .filter(({ type }) => KEPT_RIFF_CHUNKS.has(type))
    .map(({ type, bytes }) => (type === 'VP8X' ? withoutFlags(bytes, exif.length > 0) : bytes));
  const content = [bytesOf('WEBP'), ...kept, ...exif];
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return [bytesOf('RIFF'), bigEndian(size).reverse(), ...content];
}

/** Undefined if the file is shorter than it says. */
function webpChunks(file: Uint8Array): Chunk[] | undefined {
  const end = 8 + littleEndianAt(file, 4);
  if (end > file.length) return undefined;
  const chunks: Chunk[] = [];
  for (let place = RIFF_HEADER_BYTES; place + 8 <= end && chunks.length < PARTS_MAXIMUM; ) {
    const length = 8 + littleEndianAt(file, place + 4);
    const bytes = whole(file.subarray(0, end), place, length);
    if (!bytes) return undefined;
    const isPadded = length % 2 === 1 && place + length < end;
    chunks.push({ type: textAt(file, place, 4), bytes: isPadded ? file.subarray(place, place + length + 1) : bytes });
    place += length + (length % 2);
  }
  return chunks;
}

function withoutFlags(extended: Uint8Array, hasExif: boolean): Uint8Array {
  const copy = Uint8Array.from(extended);
  copy[8] = ((copy[8] ?? 0) & ~XMP_FLAG & ~EXIF_FLAG) | (hasExif ? EXIF_FLAG : 0);
  return copy;
}

/** Some programs begin the chunk as a JPG's segment does. */
function tiffIn(exif: Uint8Array): Uint8Array {
  return textAt(exif, 0, EXIF.length) === EXIF ? exif.subarray(EXIF.length) : exif;
}

/** Exif data that say only how the picture is turned, wrapped; none for one that is upright. */
function turnedBy(tiff: Uint8Array, wrapped: (tiff: Uint8Array) => Uint8Array[]): Uint8Array[] {
  const turn = orientationIn(tiff);
  if (turn === undefined || turn < 2 || turn > 8) return [];
  const entry = `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}\0\0`;
  return wrapped(bytesOf(`MM\0*\0\0\0\x08\0\x01${entry}\0\0\0\0`));
}

const ORIENTATION = 0x112;
const ENTRY_BYTES = 12;

/** From 1 to 8, of the first directory. */
function orientationIn(tiff: Uint8Array): number | undefined {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const number = (place: number, bytes: number) =>
    isLittle ? littleEndianAt(tiff, place, bytes) : numberAt(tiff, place, bytes);
  const directory = number(4, 4);
  const places = Array.from({ length: number(directory, 2) }, (_, index) => directory + 2 + index * ENTRY_BYTES);
  const entry = places.find((place) => place + ENTRY_BYTES <= tiff.length && number(place, 2) === ORIENTATION);
  return entry === undefined ? undefined : number(entry + 8, 2);
}

/** These bytes of a file; undefined if it ends before them, or if there are none. */
function whole(file: Uint8Array, place: number, length: number): Uint8Array | undefined {
  return length > 0 && place + length <= file.length ? file.subarray(place, place + length) : undefined;
}

function textAt(file: Uint8Array, place: number, length: number): string {
  return String.fromCharCode(...file.subarray(place, place + length));
}

/** Big-endian; 0 for bytes that are not there. */
function numberAt(file: Uint8Array, place: number, bytes: number): number {
  let number = 0;
  for (let at = place; at < place + bytes; at++) number = number * 256 + (file[at] ?? 0);
  return number;
}

function littleEndianAt(file: Uint8Array, place: number, bytes = 4): number {
  return numberAt(Uint8Array.from(file.subarray(place, place + bytes)).reverse(), 0, bytes);
}

function bigEndian(number: number): Uint8Array {
  return Uint8Array.from([24, 16, 8, 0], (shift) => (number >>> shift) & 0xff);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
