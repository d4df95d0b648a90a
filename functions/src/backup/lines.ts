import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A file of lines of JSON, gzipped; `sha256` of the file as it stands. */
export interface LinesFile {
  lines: number;
  sha256: string;
}

/** Only its owner may read it: it holds personal data. */
export const FILE_MODE = 0o600;

/** Writes each value as a line; when it resolves, the file is on the disk. */
export async function writeLines(path: string, values: AsyncIterable<unknown>): Promise<LinesFile> {
  const hash = createHash('sha256');
  let lines = 0;
  await pipeline(
    values,
    async function* (all: AsyncIterable<unknown>) {
      for await (const value of all) {
        lines += 1;
        yield `${JSON.stringify(value, keepingSigns)}\n`;
      }
    },
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: FILE_MODE, flags: 'wx', flush: true }),
  );
  return { lines, sha256: hash.digest('hex') };
}

/** JSON.stringify makes 0 of -0, which is another double; Google's APIs take it as a text, too. */
function keepingSigns(_key: string, value: unknown): unknown {
  return Object.is(value, -0) ? '-0' : value;
}

/** The lines, a few at a time. Not by `readline`: it also ends lines at characters that JSON leaves as they are. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  const reading = pipeline(createReadStream(path), text);
  reading.catch(() => {}); // it reaches the loop as well
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
