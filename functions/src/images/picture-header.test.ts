import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureOf } from '../../test/pictures.ts';
import { type PictureSize, pictureSize, pictureType } from './picture-header.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['jpg', '\xff\xd8\xff\xe1Exif'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x00\x00\x00\x00WEBP'],
])('%s begins with %j', (extension, start) => {
  expect(pictureType(bytes(start))).toMatchObject({ extension });
});

test.each(['', 'hello', '\x89PNG\r\n\x1a', ' \x89PNG\r\n\x1a\n', '\xff\xd8', 'RIFF\x00\x00\x00\x00WAVE', '<svg', 'BM'])(
  '%j is no picture',
  (start) => {
    expect(pictureType(bytes(start))).toBeUndefined();
  },
);

const PICTURES = join(import.meta.dirname, '../../../emulators/data/pictures');

/** With nothing but what tells the size: 640 × 480. */
const shortest = {
  png: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x02\x80\0\0\x01\xe0', 'latin1'),
  jpg: Buffer.from('\xff\xd8\xff\xc0\0\x11\x08\x01\xe0\x02\x80', 'latin1'),
  gif: Buffer.from('GIF89a\x80\x02\xe0\x01\0\0\0\x2c\0\0\0\0\x80\x02\xe0\x01\0', 'latin1'),
  webp: Buffer.from('RIFF\x16\0\0\0WEBPVP8 \x0a\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\xe0\x01', 'latin1'),
};

function sizeOf(content: Buffer): PictureSize | undefined {
  const type = pictureType(content.subarray(0, 12));
  return type && pictureSize(type, content);
}

test.each(Object.entries(pictureOf))('the size of a picture is read from its header: %s', (_kind, picture) => {
  expect(sizeOf(picture(640, 480))).toEqual({ width: 640, height: 480 });
  expect(sizeOf(picture(16_383, 1))).toEqual({ width: 16_383, height: 1 });
});

test('the size in a header is not checked against the rest of the file', () => {
  expect(sizeOf(pictureOf.png(100_000, 100_000))).toEqual({ width: 100_000, height: 100_000 });
});

test.each<[string, string]>([
  ['that is larger', '\0\0\0\0\x60\xea\x60\xea'],
  ['that stands aside', '\x5f\xea\x5f\xea\x01\0\x01\0'],
])('the first frame of a GIF enlarges its screen: one %s', (_what, place) => {
  const content = Buffer.from(`GIF89a\x01\0\x01\0\0\0\0\x21\xf9\x04\0\0\0\0\0\x2c${place}\0`, 'latin1');
  expect(sizeOf(content)).toEqual({ width: 60_000, height: 60_000 });
});

test('each picture of the catalogue has one', () => {
  for (const name of readdirSync(PICTURES)) {
    const size = sizeOf(readFileSync(join(PICTURES, name)));
    const isSmall = name.endsWith('-400.webp');
    expect(size?.width, name).toBe(name.endsWith('-share.jpg') ? 1200 : isSmall ? 400 : 800);
  }
});

test.each(Object.entries(pictureOf))('a header that is cut off cannot be read: %s', (_kind, picture) => {
  const whole = picture(640, 480);
  const read = Array.from({ length: whole.length }, (_, length) => sizeOf(whole.subarray(0, length)));
  expect(read.slice(0, 10).every((size) => size === undefined)).toBe(true);
  expect(new Set(read.filter((size) => size !== undefined).map(({ width }) => width))).toEqual(new Set([640]));
});

test.each([
  ['png', 24],
  ['jpg', 11],
  ['gif', 23],
  ['webp', 30],
] as const)('the size of a %s is known from its first %i bytes', (kind, length) => {
  const picture = shortest[kind];
  expect(sizeOf(picture.subarray(0, length))).toEqual({ width: 640, height: 480 });
  expect(sizeOf(picture.subarray(0, length - 1))).toBeUndefined();
});

test('of a JPG a thousand segments are read', () => {
  const behind = (segments: number) => {
    const empty = Buffer.alloc(segments * 4, 'ffe00002', 'hex');
    return Buffer.concat([shortest.jpg.subarray(0, 2), empty, shortest.jpg.subarray(2)]);
  };
  expect(sizeOf(behind(999))).toEqual({ width: 640, height: 480 });
  expect(sizeOf(behind(1_000))).toBeUndefined();
});

test.each<[string, Buffer]>([
  ['a PNG without its header', Buffer.from('\x89PNG\r\n\x1a\nthe rest of a picture', 'latin1')],
  ['a PNG of no width', pictureOf.png(0, 480)],
  ['a PNG of no height', pictureOf.png(640, 0)],
  ['a GIF of another kind', Buffer.from('GIF80a and so on')],
  ['a GIF of no height', pictureOf.gif(640, 0)],
  ['a GIF without a frame', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['a GIF whose blocks lead nowhere', Buffer.from('GIF89a\x01\0\x01\0\0\0\0\x21\xfe\xff and so on', 'latin1')],
  [
    'a GIF with a block that is too short for what it is',
    Buffer.from('GIF89a\x01\0\x01\0\0\0\0\x21\xf9\x01\0\0\x2c\0\0\0\0\x01\0\x01\0\0', 'latin1'),
  ],
  [
    'a GIF of comments',
    Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
      Buffer.alloc(32_000_000, '!\xfe\x01 \0', 'latin1'),
    ]),
  ],
  ['a JPG without a frame', Buffer.from('\xff\xd8\xff\xda\0\x08 and so on and on', 'latin1')],
  ...[0x01, 0xd0, 0xd7, 0xd8, 0xd9, 0xda].map((marker): [string, Buffer] => [
    `a JPG with a marker that has no length, ${marker.toString(16)}`,
    jpgWithDecoy(marker),
  ]),
  ['a JPG whose segments lead nowhere', Buffer.from('\xff\xd8\xff\xe0\xff\xff and so on', 'latin1')],
  [
    'a JPG of empty segments',
    Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), Buffer.alloc(9_000_000, 'ffe00002', 'hex')]),
  ],
  ['a WebP of an unknown kind', Buffer.from('RIFF\x30\0\0\0WEBPVP9 and so on and on and on', 'latin1')],
])('nothing is known of the size of %s', (_what, content) => {
  expect(sizeOf(content)).toBeUndefined();
});

/** A decoder skips the marker and finds a frame of 65,000 × 65,000; a parser that takes it for a length finds 8 × 8. */
function jpgWithDecoy(marker: number): Buffer {
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, marker]), Buffer.from('ffc0001108fde8fde803', 'hex')]);
  const decoy = Buffer.from('ffc000110800080008030000', 'hex');
  return Buffer.concat([large, Buffer.alloc(4 + 0xffc0 - large.length), decoy]);
}
