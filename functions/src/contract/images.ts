import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PictureAddress } from './fields.ts';

export const uploadImage = endpoint({
  method: 'POST',
  path: '/images',
  access: 'products:change',
  summary: 'Upload a photo of a product',
  description:
    'The photo is passed on to the image host, whose answer is the reply. Its pixels stay as they are; metadata, such as the place where it was taken, are removed.',
  upload: 'image',
  errorCodes: [
    'bad-input',
    'wrong-type',
    'too-slow',
    'too-large',
    'too-many-pixels',
    'too-many',
    'image-host-failed',
    'image-host-slow',
  ],
  reply: z.object({ success: z.literal(true), data: z.object({ display_url: PictureAddress }) }),
});
