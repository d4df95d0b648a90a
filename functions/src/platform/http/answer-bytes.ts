import { BadInput } from './errors.ts';

/** A function in the cloud answers at most 32 MiB; the headers are part of that. */
const ANSWER_BYTES_MAXIMUM = 32_000_000;

/**
 * The bytes of an answer in JSON. A list is put together entry by entry, so that one which is too long costs no more than
 * one that just fits. @throws {BadInput} when no function could answer it
 */
export function answerBytes(answer: unknown, maximum = ANSWER_BYTES_MAXIMUM): Buffer {
  if (!Array.isArray(answer)) return Buffer.from(JSON.stringify(answer));
  const parts: Buffer[] = [];
  let bytes = 2; // of the brackets
  for (const entry of answer) {
    const part = Buffer.from(`${parts.length > 0 ? ',' : ''}${JSON.stringify(entry)}`);
    bytes += part.length;
    if (bytes > maximum) throw tooLong();
    parts.push(part);
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')], bytes);
}

function tooLong(): BadInput {
  return new BadInput([{ path: 'limit', message: 'must be given: the whole list is longer than an answer may be' }]);
}
