import { Router } from 'express';
import { uploadImage } from '../contract/images.ts';
import { serve } from '../platform/http/serve.ts';
import { hostPicture } from './image-host.ts';
import { readPicture } from './read-picture.ts';

export const imagesRouter = Router();

serve(imagesRouter, uploadImage, async ({ getHeader, readBody }) => {
  return hostPicture(await readPicture(getHeader('Content-Type'), readBody));
});
