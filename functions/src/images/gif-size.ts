/** Far more than any encoder writes before the first frame. */
export const GIF_HEAD_BYTES = 1_048_576;

const SCREEN_BYTES = 13;
const FRAME_BYTES = 10;
const FRAME = 0x2c;
const EXTENSION = 0x21;

/** The fixed length of these extensions' first block. Some decoders read that much, whatever length it claims. */
const FIRST_BLOCK_BYTES: Record<number, number> = { 249: 4, 255: 11, 1: 12 };

/**
 * The size in pixels at which a browser shows a GIF with this head: it enlarges the logical screen to the first frame,
 * and clips all later frames.
 */
export function gifSize(head: Buffer): { width: number; height: number } | undefined {
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
  let place = SCREEN_BYTES + colourBytes(head[10] ?? 0);
  while (head[place] === EXTENSION) {
    const [kind = 0, length = 0] = head.subarray(place + 1, place + 3);
    if (length < (FIRST_BLOCK_BYTES[kind] ?? 0)) return undefined;
    place = placeBehindBlocks(head, place + 2);
  }
  return head[place] === FRAME ? place : undefined;
}

/** The length of the global colour table, 0 without one. */
function colourBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Each block begins with its length; a length of 0 ends them. */
function placeBehindBlocks(head: Buffer, first: number): number {
  let place = first;
  for (let length = head[place]; length; length = head[place]) place += 1 + length;
  return place + 1;
}
