import type { Request } from 'express';
import { TooLarge, UnsupportedType } from './errors.ts';

const BYTES_MAXIMUM = 256 * 1024;

/** The JSON body of a call; undefined without one. The platform has parsed it, whatever its type and size. */
export function bodyOf(request: Request): unknown {
  const rawBody = rawBodyOf(request);
  if (!rawBody?.length) return undefined;
  if (!request.is('json')) throw new UnsupportedType('application/json');
  if (rawBody.length > BYTES_MAXIMUM) throw new TooLarge('too-large', 'body', BYTES_MAXIMUM, 'bytes');
  return request.body;
}

/** The bytes of a call's body, of any type. The platform keeps them beside the parsed body. */
export function rawBodyOf(request: Request): Buffer | undefined {
  return (request as Request & { rawBody?: Buffer }).rawBody; // not in Express's types
}
