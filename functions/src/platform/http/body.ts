import type { Request } from 'express';
import { JSON_BYTES_MAXIMUM } from '../../domain/limits.ts';
import { withTimeout } from '../database/database-timeouts.ts';
import { BadInput, TooLarge, TooSlow, UnsupportedType } from './errors.ts';
import { type TimeLimits, timeLimitsOf } from './request-timeouts.ts';

/** The JSON body of a call; undefined without one. @throws {UnsupportedType | TooSlow | TooLarge | BadInput} */
export async function jsonOf(request: Request, maximum = JSON_BYTES_MAXIMUM): Promise<unknown> {
  const isEmpty = request.get('content-length') === '0'; // as of `fetch` without a body
  if (!isEmpty && request.is('json') === false) throw new UnsupportedType('application/json');
  const bytes = await bytesOf(request, maximum);
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new BadInput([{ path: 'body', message: 'must be JSON' }]);
  }
}

/** The bytes of a call's body, of any type. @throws {UnsupportedType} when it is compressed; {TooLarge}; {TooSlow} */
export async function bytesOf(
  request: Request,
  maximum: number,
  kind: keyof Pick<TimeLimits, 'body' | 'upload'> = 'body',
): Promise<Buffer> {
  if ((request.get('content-encoding') ?? 'identity') !== 'identity') throw new UnsupportedType('sent uncompressed');
  const tooLarge = () => new TooLarge('too-large', 'body', maximum, 'bytes');
  if (Number(request.get('content-length')) > maximum) throw tooLarge();
  const { rawBody } = request as Request & { rawBody?: Buffer }; // where the platform has read it nevertheless
  const ms = timeLimitsOf(request)[kind];
  if (!rawBody) return withTimeout(read(request, maximum, tooLarge), ms, () => new TooSlow('body', ms));
  if (rawBody.length > maximum) throw tooLarge();
  return rawBody;
}

/** Excess bytes are drained, not buffered: a caller who is still sending would not see the answer. */
function read(request: Request, maximum: number, tooLarge: () => Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const rejectHalf = () => reject(new BadInput([{ path: 'body', message: 'must arrive whole' }]));
    if (request.destroyed) return rejectHalf();
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maximum) return void chunks.push(chunk);
      chunks.length = 0;
      reject(tooLarge());
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', rejectHalf);
  });
}
