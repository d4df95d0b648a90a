import { expect, test } from 'vitest';
import { pictureOf } from '../../test/pictures.ts';
import { readPicture } from './read-picture.ts';

const PNG = pictureOf.png(800, 600, Buffer.alloc(5_000_000, '\r\n--x-'));
const HEAD = '--xyz\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

test('a picture is read without being copied', async () => {
  const body = Buffer.concat([Buffer.from(HEAD), PNG, Buffer.from('\r\n--xyz--\r\n')]);
  const { chunks, bytes } = await readPicture('multipart/form-data; boundary=xyz', async () => body);
  expect(bytes).toBe(PNG.length);
  expect(Buffer.concat(chunks).equals(PNG)).toBe(true);
  const copied = chunks.filter(({ buffer }) => buffer !== body.buffer);
  expect(copied.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_000);
});
