import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

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
