import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { IMAGE_BYTES_MAXIMUM, IMAGE_PIXELS_MAXIMUM } from '../domain/limits.ts';
import { BadInput, TooLarge, UnsupportedType } from '../platform/http/errors.ts';
import { HEADER_BYTES, type PictureType, pictureSize, pictureType } from './picture-header.ts';

/** A picture in the chunks in which the form parser emits it: up to 32 MB, so they are not copied together. */
export interface Picture {
  type: PictureType;
  chunks: Buffer[];
  bytes: number;
}

/** A picture, and what the form puts around it. */
const FORM_BYTES_MAXIMUM = IMAGE_BYTES_MAXIMUM + 1_000_000;

/**
 * The picture in the field `image` of a multipart form. Other fields are ignored.
 * @throws {UnsupportedType} for another body or file type, {TooLarge} for too many bytes or a header that claims too
 * many pixels, and {BadInput} without a file
 */
export async function readPicture(
  contentType: string | undefined,
  readBody: (maximum: number) => Promise<Buffer>,
): Promise<Picture> {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) throw new UnsupportedType('multipart/form-data');
  const chunks = await chunksOfImage(contentType, await readBody(FORM_BYTES_MAXIMUM));
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  if (bytes > IMAGE_BYTES_MAXIMUM) throw new TooLarge('too-large', 'image', IMAGE_BYTES_MAXIMUM, 'bytes');
  const bytesAt = (place: number, length: number) => partOf(chunks, place, length);
  const type = pictureType(bytesAt(0, HEADER_BYTES));
  const size = type && pictureSize(type, bytesAt);
  if (!size) throw new UnsupportedType('PNG, JPG, GIF or WebP', 'image');
  if (size.width * size.height > IMAGE_PIXELS_MAXIMUM)
    throw new TooLarge('too-many-pixels', 'image', IMAGE_PIXELS_MAXIMUM, 'pixels');
  return { type, chunks, bytes };
}

async function chunksOfImage(contentType: string, body: Buffer): Promise<Buffer[]> {
  const form = formOf(contentType);
  const read = finished(form); // before the body is written, which may fail the parser at once
  let chunks: Buffer[] | undefined;
  form.on('file', (field, file) => {
    const ours: Buffer[] | undefined = field === 'image' && !chunks ? [] : undefined;
    chunks ??= ours;
    file.on('data', (chunk: Buffer) => ours?.push(chunk));
    file.on('error', () => {}); // a malformed form also fails its files; it is reported below
  });
  form.end(body);
  await read.catch(rejectBrokenForm);
  if (!chunks) throw new BadInput([{ path: 'image', message: 'must be a file' }]);
  return chunks;
}

function formOf(contentType: string): busboy.Busboy {
  try {
    // One byte more than allowed, to detect that there is more.
    return busboy({ headers: { 'content-type': contentType }, limits: { fileSize: IMAGE_BYTES_MAXIMUM + 1 } });
  } catch {
    return rejectBrokenForm();
  }
}

function rejectBrokenForm(): never {
  throw new BadInput([{ path: 'body', message: 'must be a whole multipart form' }]);
}

/** Copies only the requested bytes. */
function partOf(chunks: Buffer[], place: number, length: number): Buffer {
  const part: Buffer[] = [];
  let start = 0;
  for (const chunk of chunks) {
    const wanted = chunk.subarray(Math.max(0, place - start), Math.max(0, place + length - start));
    if (wanted.length > 0) part.push(wanted);
    start += chunk.length;
    if (start >= place + length) break;
  }
  return Buffer.concat(part);
}
