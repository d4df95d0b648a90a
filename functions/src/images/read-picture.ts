import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { IMAGE_BYTES_MAXIMUM, IMAGE_PIXELS_MAXIMUM } from '../domain/limits.ts';
import { withoutMetadata } from '../domain/picture-file.ts';
import { BadInput, TooLarge, UnsupportedType } from '../platform/http/errors.ts';
import { type PictureType, pictureSize, pictureType } from './picture-header.ts';

/** A picture in pieces of the body: up to 32 MB, so they are not copied together. */
export interface Picture {
  type: PictureType;
  chunks: Uint8Array[];
  bytes: number;
}

/** A picture, and what the form puts around it. */
const FORM_BYTES_MAXIMUM = IMAGE_BYTES_MAXIMUM + 1_000_000;

/**
 * The picture in the field `image` of a multipart form, without its metadata. Other fields are ignored.
 * @throws {UnsupportedType} for another body or file type, {TooLarge} for too many bytes or a header that claims too
 * many pixels, and {BadInput} without a file, or for one whose end is missing
 */
export async function readPicture(
  contentType: string | undefined,
  readBody: (maximum: number) => Promise<Buffer>,
): Promise<Picture> {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) throw new UnsupportedType('multipart/form-data');
  const file = await fileOf(contentType, await readBody(FORM_BYTES_MAXIMUM));
  if (file.length > IMAGE_BYTES_MAXIMUM) throw new TooLarge('too-large', 'image', IMAGE_BYTES_MAXIMUM, 'bytes');
  const type = pictureType(file);
  const size = type && pictureSize(type, file);
  if (!size) throw new UnsupportedType('PNG, JPG, GIF or WebP', 'image');
  if (size.width * size.height > IMAGE_PIXELS_MAXIMUM)
    throw new TooLarge('too-many-pixels', 'image', IMAGE_PIXELS_MAXIMUM, 'pixels');
  const chunks = withoutMetadata(type.extension, file);
  if (!chunks) throw new BadInput([{ path: 'image', message: 'must be a whole picture' }]);
  return { type, chunks, bytes: chunks.reduce((sum, { length }) => sum + length, 0) };
}

/** The file is one part of the body, so it need not be copied together from the chunks that the form parser emits. */
async function fileOf(contentType: string, body: Buffer): Promise<Buffer> {
  const chunks = await chunksOfImage(contentType, body);
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  for (const { buffer, byteOffset, length } of chunks) {
    const start = byteOffset - body.byteOffset - before;
    if (buffer === body.buffer && start >= 0 && start + bytes <= body.length)
      return body.subarray(start, start + bytes);
    before += length;
  }
  return Buffer.concat(chunks);
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
