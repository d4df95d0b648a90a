// The API uploads over HTTP, as it does to imgbb in the cloud.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pictureType } from '@aloghor/functions/src/images/picture-header';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import createError, { type HttpError } from 'http-errors';
import multer, { MulterError } from 'multer';
import { HOST, openServer } from './local-server.ts';

const BYTES_MAXIMUM = 32_000_000;
const NAME_LETTERS = 12;

/**
 * Stands in for imgbb, so that development works offline: `POST` takes a multipart form with the field `image` and
 * answers `{success, data: {display_url}}`, or `{success: false, error: {message}}`. It keeps pictures in `folder`
 * under the hash of their content, so the same picture has the same address however often it comes. The names are about
 * as short as those of imgbb, so that pages with many pictures weigh the same.
 */
export async function openImageHost(folder: string, port: number): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const host = express().disable('x-powered-by');
  host.use((_request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  host.post('/{*path}', receiveImage, keep(folder, port));
  const pictures = express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false });
  host.use(pictures);
  host.use(({ method }) => {
    throw method === 'GET' ? createError(404, 'There is no such picture.') : createError(405, 'Send a picture.');
  });
  host.use(sendError);
  return openServer(host, port);
}

/** Takes the field `image` and ignores all others. */
const receiveImage = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: BYTES_MAXIMUM },
  fileFilter: (_request, { fieldname }, done) => done(null, fieldname === 'image'),
}).any();

function keep(folder: string, port: number): RequestHandler {
  return async ({ files }, response) => {
    const [image] = Array.isArray(files) ? files : [];
    if (!image) throw createError(400, 'The field image is missing.');
    const type = pictureType(image.buffer);
    if (!type) throw createError(400, 'Only PNG, JPG, GIF and WebP pictures are kept.');
    const hash = createHash('sha256').update(image.buffer).digest('hex');
    const name = `${hash.slice(0, NAME_LETTERS)}.${type.extension}`;
    // Renamed when complete, so that no partial picture is ever served.
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, image.buffer);
    await rename(unfinished, join(folder, name));
    response.json({ success: true, data: { display_url: `http://${HOST}:${port}/${name}` } });
  };
}

const sendError: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status, message } = httpErrorOf(error);
  response.status(status).json({ success: false, error: { message } });
};

function httpErrorOf(error: unknown): HttpError {
  if (createError.isHttpError(error)) return error;
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return createError(413, 'A picture may have at most 32,000,000 bytes.');
  }
  if (error instanceof Error && 'errno' in error) return createError(500, 'The picture could not be kept.');
  return createError(400, 'Send a multipart form with the field image.');
}
