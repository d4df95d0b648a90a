import fc from 'fast-check';
import { pictureOf } from '../pictures.ts';

const BOUNDARY = 'boundary';
const kinds = Object.values(pictureOf);

/** A form with a picture, as `POST /images` takes it; a hostile one may be anything that is sent with its type. */
export const pictureForm = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  valid: fc
    .tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 2_000 }))
    .map(([of, side]) => form(of(side, side))),
  hostile: fc.oneof(
    fc.constantFrom(...kinds).map((of) => form(of(15_000, 15_000))),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => form(Buffer.from(bytes))),
    fc.constantFrom(...kinds).map((of) => form(of(9, 9), '__proto__')),
    fc.tuple(fc.constantFrom(...kinds), fc.nat(200)).map(([of, length]) => form(of(9, 9)).subarray(0, length)),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  ),
};

function form(picture: Buffer, field = 'image'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="../../a.png"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
