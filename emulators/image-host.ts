import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { pictureType, TELLING_BYTES, typeOfExtension } from './picture-type.ts';

const HOST = '127.0.0.1';
const BYTES_MAXIMUM = 32_000_000;
/** The only names there are: nothing else in an address can reach the disk. */
const PICTURE_PATH = /^\/([0-9a-f]{64}\.([a-z]+))$/;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Stands in for imgbb: `POST` takes a multipart form with the field `image` and answers
 * `{success, data: {display_url}}`, or `{success: false, error: {message}}`. It keeps pictures in `folder` under
 * the hash of their content, so the same picture has the same address however often it comes.
 */
export async function openImageHost(folder: string, port: number): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => {
      // The client has gone, or its picture is no longer on the disk; there is nothing left to say to it.
      if (!response.headersSent) refuse(response, error instanceof Refusal ? error : new Refusal(500, 'Try again.'));
      else response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return server;
}

export async function closeImageHost(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.method === 'POST') {
    const name = await keep(folder, request);
    reply(response, 200, { success: true, data: { display_url: addressOf(request, name) } });
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    await show(folder, request, response);
  } else {
    throw new Refusal(405, 'Send a picture with POST.');
  }
}

function addressOf(request: IncomingMessage, name: string): string {
  // A request has come in through a socket that has an address.
  const { port } = request.socket.address() as AddressInfo;
  return `http://${HOST}:${port}/${name}`;
}

/** Answers the name under which the picture can be seen from now on. */
async function keep(folder: string, request: IncomingMessage): Promise<string> {
  // Nobody sees a half picture: it gets its name when it is whole.
  const unfinished = join(folder, `.${randomUUID()}`);
  try {
    const { bytes, start, hash } = await receive(request, unfinished);
    if (bytes > BYTES_MAXIMUM) throw new Refusal(413, 'A picture may have at most 32,000,000 bytes.');
    const type = pictureType(start);
    if (!type) throw new Refusal(400, 'Only PNG, JPG, GIF and WebP pictures are kept.');
    const name = `${hash}.${type.extension}`;
    await rename(unfinished, join(folder, name));
    return name;
  } finally {
    await rm(unfinished, { force: true });
  }
}

interface Received {
  bytes: number;
  start: Buffer;
  hash: string;
}

async function receive(request: IncomingMessage, path: string): Promise<Received> {
  const form = formOf(request);
  let image: Promise<Received> | undefined;
  form.on('file', (field, file) => {
    if (field === 'image' && !image) {
      image = write(file, path);
      // It is awaited below; until then a failure must not count as unheard.
      image.catch(() => {});
    } else file.resume();
  });
  try {
    await pipeline(request, form);
  } catch {
    throw new Refusal(400, 'The form is broken.');
  }
  if (!image) throw new Refusal(400, 'The field image is missing.');
  return image;
}

function formOf(request: IncomingMessage): busboy.Busboy {
  try {
    // One byte more than allowed, to see that there is more.
    return busboy({ headers: request.headers, limits: { fileSize: BYTES_MAXIMUM + 1 } });
  } catch {
    throw new Refusal(400, 'Send a multipart form with the field image.');
  }
}

async function write(file: Readable, path: string): Promise<Received> {
  const hash = createHash('sha256');
  let bytes = 0;
  let start = Buffer.alloc(0);
  const look = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (start.length < TELLING_BYTES) start = Buffer.concat([start, chunk.subarray(0, TELLING_BYTES)]);
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(file, look, createWriteStream(path));
  return { bytes, start, hash: hash.digest('hex') };
}

async function show(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name, extension = ''] = request.url?.match(PICTURE_PATH) ?? [];
  const type = typeOfExtension(extension);
  const path = name && type ? join(folder, name) : undefined;
  const size = path && (await sizeOf(path));
  if (!path || !size || !type) throw new Refusal(404, 'There is no such picture.');
  response.writeHead(200, {
    'content-type': type.contentType,
    'content-length': size,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path), response);
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  // What is left of the request is not read; a new one gets a new connection.
  response.setHeader('connection', 'close');
  reply(response, status, { success: false, error: { message } });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
