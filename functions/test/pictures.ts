import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Headers of pictures that claim a size; what follows is not a valid picture. */
export const pictureOf = { png, jpg, gif, webp, webpLossless, webpExtended };

function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return joined('\x89PNG\r\n\x1a\n', '\0\0\0\x0dIHDR', size, '\x08\x06\0\0\0 and so on');
}

/** The camera's metadata come first, in two segments. */
function jpg(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const notes = joined('\xff\xe1\xff\xff', Buffer.alloc(0xffff - 2, '\xff\xc0'), '\xff\xff\xe0\0\x10JFIF\0 and note');
  return joined('\xff\xd8', notes, '\xff\xc2\0\x11\x08', size, '\x03 and so on');
}

/** The screen and its first frame are as large; in between stand two colours and a comment. */
function gif(width: number, height: number): Buffer {
  const frame = joined('\x2c\0\0\0\0', inShorts(width, height), '\0 and so on');
  return joined('GIF89a', inShorts(width, height), '\x80\0\0\0\0\0\xff\xff\xff\x21\xfe\x05a\x2cb\x2cc\x03def\0', frame);
}

function webp(width: number, height: number): Buffer {
  return joined('RIFF\x30\0\0\0WEBPVP8 \x20\0\0\0\0\0\0\x9d\x01\x2a', inShorts(width, height), ' and so on');
}

function webpLossless(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0);
  return joined('RIFF\x30\0\0\0WEBPVP8L\x20\0\0\0\x2f', size, ' and so on');
}

function webpExtended(width: number, height: number): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  return joined('RIFF\x30\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', size, ' and so on');
}

function inShorts(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return size;
}

function joined(...parts: (string | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

/** Runs `work` while the API in this process uses this image host. */
export async function withImageHost<Result>(host: RequestListener, work: () => Promise<Result>): Promise<Result> {
  const server = createServer(host);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const { IMAGE_HOST_URL, IMAGE_HOST_KEY } = process.env;
  Object.assign(process.env, { IMAGE_HOST_URL: `http://127.0.0.1:${port}/1/upload`, IMAGE_HOST_KEY: 'the secret key' });
  try {
    return await work();
  } finally {
    Object.assign(process.env, { IMAGE_HOST_URL, IMAGE_HOST_KEY: IMAGE_HOST_KEY ?? '' });
    server.closeAllConnections();
    server.close();
  }
}

/** A request that the image host received. */
export interface Received {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  form: FormData;
}

/** Answers like imgbb, and records the requests. */
export function imgbb(received: Received[]): RequestListener {
  return async (request, response) => {
    const bytes = await buffer(request);
    const { headers, url } = request;
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    received.push({ url, headers, form });
    const data = { display_url: 'https://i.example/lamp.png', delete_url: 'https://i.example/delete', id: 'x' };
    response.end(JSON.stringify({ success: true, status: 200, data }));
  };
}
