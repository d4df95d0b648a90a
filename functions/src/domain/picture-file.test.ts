import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  exif,
  joined,
  jpgSegment,
  PLACE,
  pictureOf,
  pngChunk,
  riff,
  riffChunk,
  withInside,
} from '../../test/pictures.ts';
import { extensionOf, isAnimated, type PictureExtension, withoutMetadata } from './picture-file.ts';

const PICTURES = join(import.meta.dirname, '../../../emulators/data/pictures');
const place = joined(PLACE);

const PNG = pictureOf.png(800, 600);
const JPG = pictureOf.jpg(800, 600);
const GIF = pictureOf.gif(800, 600);
const WEBP = pictureOf.webp(800, 600);
const [JPG_HEAD, PNG_HEAD, GIF_HEAD] = [2, 33, 19];
const pixels = riffChunk('VP8 ', joined('pixels'));
const extended = (flags: string) => riffChunk('VP8X', joined(flags, '\0\0\0\x0b\0\0\x0b\0\0'));

function cleaned(picture: Buffer): Buffer | undefined {
  const pieces = withoutMetadata(extensionOf(picture) as PictureExtension, picture);
  return pieces && Buffer.concat(pieces);
}

test.each(Object.entries(pictureOf))(
  'a picture without metadata stays as it is, byte for byte: %s',
  (_kind, picture) => {
    expect(cleaned(picture(640, 480))).toEqual(picture(640, 480));
  },
);

test('so does each picture of the catalogue, whose file is not changed in place', () => {
  for (const name of readdirSync(PICTURES)) {
    const picture = readFileSync(join(PICTURES, name));
    const copy = Buffer.from(picture);
    expect(cleaned(picture)?.equals(copy), name).toBe(true);
    expect(picture.equals(copy), name).toBe(true);
  }
});

describe('what was written beside the pixels is removed', () => {
  test.each<[what: string, picture: Buffer, clean: Buffer]>([
    ['Exif of a JPG', withInside(JPG, JPG_HEAD, jpgSegment('\xe1', joined('Exif\0\0', exif(1)))), JPG],
    [
      'XMP of a JPG',
      withInside(JPG, JPG_HEAD, jpgSegment('\xe1', joined('http://ns.adobe.com/xap/1.0/\0', place))),
      JPG,
    ],
    ['IPTC of a JPG', withInside(JPG, JPG_HEAD, jpgSegment('\xed', joined('Photoshop 3.0\0', place))), JPG],
    ['a comment of a JPG', withInside(JPG, JPG_HEAD, jpgSegment('\xfe', place)), JPG],
    ['further pictures of a JPG', withInside(JPG, JPG_HEAD, jpgSegment('\xe2', joined('MPF\0', place))), JPG],
    ['what follows the end of a JPG', joined(JPG, place), JPG],
    ['metadata between two scans of a JPG', withInside(JPG, JPG.length - 2, jpgSegment('\xe1', place)), JPG],
    ['Exif of a PNG', withInside(PNG, PNG_HEAD, pngChunk('eXIf', exif(1))), PNG],
    [
      'texts of a PNG',
      withInside(PNG, PNG_HEAD, ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'].map((type) => pngChunk(type, place))),
      PNG,
    ],
    ['texts of a PNG behind its pixels', withInside(PNG, PNG.length - 12, pngChunk('tEXt', place)), PNG],
    ['what follows the end of a PNG', joined(PNG, place), PNG],
    ['a comment of a GIF', withInside(GIF, GIF_HEAD, joined('\x21\xfe\x13', place, '\0')), GIF],
    ['XMP of a GIF', withInside(GIF, GIF_HEAD, joined('\x21\xff\x0bXMP DataXMP\x13', place, '\0')), GIF],
    ['what follows the end of a GIF', joined(GIF, place), GIF],
    [
      'Exif and XMP of a WebP',
      riff(extended('\x0c'), pixels, riffChunk('EXIF', exif(1)), riffChunk('XMP ', place)),
      riff(extended('\0'), pixels),
    ],
    ['Exif of a WebP that is not extended', riff(pixels, riffChunk('EXIF', exif(1))), riff(pixels)],
    ['what follows the end of a WebP', joined(WEBP, place), WEBP],
  ])('%s', (_what, picture, clean) => {
    expect(picture.includes(PLACE)).toBe(true);
    expect(cleaned(picture)).toEqual(clean);
  });
});

describe('how a picture is turned stays', () => {
  const exifJpg = (order: 'MM' | 'II') =>
    withInside(JPG, JPG_HEAD, jpgSegment('\xe1', joined('Exif\0\0', exif(6, order))));
  test.each<[what: string, picture: Buffer]>([
    ['a JPG of one camera', exifJpg('MM')],
    ['a JPG of another camera', exifJpg('II')],
    ['a PNG', withInside(PNG, PNG_HEAD, pngChunk('eXIf', exif(6, 'II')))],
    ['a WebP', riff(extended('\x08'), pixels, riffChunk('EXIF', exif(6)))],
    ['a WebP of another program', riff(extended('\x08'), pixels, riffChunk('EXIF', joined('Exif\0\0', exif(6, 'II'))))],
  ])('%s', (_what, picture) => {
    const clean = cleaned(picture) ?? Buffer.of();
    expect(clean.includes(PLACE)).toBe(false);
    expect(clean.includes(joined('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'))).toBe(true);
    expect(cleaned(clean)).toEqual(clean);
  });

  test('a PNG has the right checksum of it', () => {
    const clean = cleaned(withInside(PNG, PNG_HEAD, pngChunk('eXIf', exif(3))));
    const turned = joined('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x03\0\0\0\0\0\0');
    expect(clean).toEqual(withInside(PNG, PNG_HEAD, pngChunk('eXIf', turned)));
  });

  test('a WebP says that it has Exif data', () => {
    const clean = cleaned(riff(extended('\x1c'), pixels, riffChunk('EXIF', exif(6)), riffChunk('XMP ', place)));
    expect(clean?.subarray(20, 21)).toEqual(joined('\x18'));
  });

  test.each([0, 1, 9, 255])('nothing is said of orientation %i', (orientation) => {
    expect(cleaned(withInside(JPG, JPG_HEAD, jpgSegment('\xe1', joined('Exif\0\0', exif(orientation)))))).toEqual(JPG);
  });
});

test.each<[string, Buffer]>([
  ['a GIF', joined(GIF.subarray(0, -1), GIF.subarray(GIF_HEAD))],
  ['a WebP', riff(extended('\x02'), riffChunk('ANIM', joined('\0\0\0\0\0\0')), riffChunk('ANMF', joined('pixels')))],
  [
    'a PNG',
    withInside(PNG, PNG_HEAD, pngChunk('acTL', joined('\0\0\0\x02\0\0\0\0')), pngChunk('fcTL', joined('of a frame'))),
  ],
])('%s that moves keeps its movement', (_kind, picture) => {
  expect(isAnimated(picture)).toBe(true);
  expect(cleaned(picture)).toEqual(picture);
});

test.each([
  ['a PNG', PNG],
  ['a JPG', JPG],
  ['a WebP', WEBP],
  ['a large WebP', riff(extended('\x10'), pixels)],
  ['nothing', Buffer.of()],
])('%s may not move', (_kind, picture) => {
  expect(isAnimated(picture)).toBe(false);
});

test.each(Object.entries(pictureOf))('a picture that is cut anywhere is none: %s', (_kind, picture) => {
  const whole = picture(640, 480);
  for (let length = 12; length < whole.length; length++) {
    expect(cleaned(whole.subarray(0, length)), `${length} bytes`).toBeUndefined();
  }
});

test.each<[string, Buffer]>([
  ['a JPG without a scan', joined('\xff\xd8\xff\xe0\0\x10JFIF\0 and note\xff\xd9')],
  ['a JPG with another byte between its segments', withInside(JPG, JPG.length - 26, joined('x'))],
  ['a PNG without pixels', joined(PNG.subarray(0, PNG_HEAD), PNG.subarray(-12))],
  ['a GIF with an unknown block', withInside(GIF, GIF_HEAD, joined('x'))],
  ['a WebP without pixels', riff(extended('\0'))],
  ['a JPG of empty segments', joined('\xff\xd8\xff\xda\0\x02', Buffer.alloc(9_000_000, 'ffe00002', 'hex'))],
  ['a PNG of empty chunks', withInside(PNG, PNG_HEAD, Buffer.alloc(12_000_000, pngChunk('IDAT', Buffer.of())))],
])('%s is no whole picture', (_what, picture) => {
  expect(cleaned(picture)).toBeUndefined();
});

test('a place in broken Exif data is removed, too', () => {
  for (const length of [0, 1, 7, 8, 9, 10, 20, 30]) {
    const broken = jpgSegment('\xe1', joined('Exif\0\0', exif(6).subarray(0, length)));
    const clean = cleaned(withInside(JPG, JPG_HEAD, broken));
    expect(clean, `${length} bytes`).toEqual(JPG);
  }
});
