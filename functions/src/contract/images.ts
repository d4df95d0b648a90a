import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PictureAddress } from './fields.ts';

/** Bytes: the 32 MB of the form's hint. */
export const IMAGE_BYTES_MAXIMUM = 32_000_000;

/** Width times height of a picture. A browser needs four bytes for each, whatever the file weighs. */
export const IMAGE_PIXELS_MAXIMUM = 50_000_000;

/** The body is multipart with the field `image`, relayed to the image host; the answer is the host's. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/images',
  access: 'admin',
  reply: z.object({ success: z.literal(true), data: z.object({ display_url: PictureAddress }) }),
});
