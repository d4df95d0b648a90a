import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PictureAddress } from './fields.ts';

/** The body is multipart with the field `image`, relayed to the image host; the reply is the host's. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/images',
  access: 'admin',
  reply: z.object({ success: z.literal(true), data: z.object({ display_url: PictureAddress }) }),
});
