import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

/** Pictures of a claimed size, whole but for their pixels. */
export const pictureOf = { png, jpg, gif, webp, webpLossless, webpExtended };

/** `content`: what stands in place of the compressed pixels. */
function png(width: number, height: number, content: string | Buffer = 'pixels'): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const pixels = typeof content === 'string' ? joined(content) : content;
  const header = pngChunk('IHDR', joined(size, '\x08\x06\0\0\0'));
  return joined('\x89PNG\r\n\x1a\n', header, pngChunk('IDAT', pixels), pngChunk('IEND', joined('')));
}

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(joined(type, content)));
  return joined(length, type, content, checksum);
}

/** With two segments before its frame, as long as possible, that only a parser of segments skips. */
function jpg(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const profile = joined('\xff\xe2\xff\xffICC_PROFILE\0', Buffer.alloc(0xffff - 14, '\xff\xc0'));
  const notes = joined(profile, '\xff\xff\xe0\0\x10JFIF\0 and note');
  const frame = joined('\xff\xc2\0\x11\x08', size, '\x03\x01\x22\0\x02\x11\0\x03\x11\0');
  return joined('\xff\xd8', notes, frame, '\xff\xda\0\x0c\x03\x01\0\x02\0\x03\0\0\x3f\0pixels\xff\0\xff\xd0\xff\xd9');
}

/** The screen and its first frame are as large; in between stand two colours and how often it is shown. */
function gif(width: number, height: number): Buffer {
  const frame = joined('\x2c\0\0\0\0', inShorts(width, height), '\0\x02\x02ab\0');
  const loop = '\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0';
  return joined('GIF89a', inShorts(width, height), '\x80\0\0\0\0\0\xff\xff\xff', loop, frame, ';');
}

function webp(width: number, height: number): Buffer {
  return riff(riffChunk('VP8 ', joined('\0\0\0\x9d\x01\x2a', inShorts(width, height), 'pixels')));
}

function webpLossless(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0);
  return riff(riffChunk('VP8L', joined('\x2f', size, 'pixels')));
}

function webpExtended(width: number, height: number): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  return riff(riffChunk('VP8X', joined('\0\0\0\0', size)), riffChunk('VP8 ', joined('pixels')));
}

/** A WebP of these chunks. */
export function riff(...chunks: Buffer[]): Buffer {
  return riffChunk('RIFF', joined('WEBP', ...chunks));
}

/** A chunk of a WebP with its length, and the byte that makes it even. */
export function riffChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return joined(type, length, content, content.length % 2 === 1 ? '\0' : '');
}

function inShorts(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return size;
}

/** Texts are Latin-1: a character for each byte. */
export function joined(...parts: (string | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

/** The place that stands in the metadata of these pictures. */
export const PLACE = '23.7461 N 90.3742 E';

/** Exif data in both orders of bytes, with the place in a text of their own. */
export function exif(orientation: number, order: 'MM' | 'II' = 'MM'): Buffer {
  const numbers = joined('\0*', '\0\0\0\x08', '\0\x02', '\x01\x0e\0\x02', '\0\0\0\x14', '\0\0\0\x26');
  const turned = joined('\x01\x12\0\x03', '\0\0\0\x01', String.fromCharCode(0, orientation, 0, 0), '\0\0\0\0');
  if (order === 'MM') return joined(order, numbers, turned, PLACE, '\0');
  const little = joined('*\0', '\x08\0\0\0', '\x02\0', '\x0e\x01\x02\0', '\x14\0\0\0', '\x26\0\0\0');
  const turnedLittle = joined('\x12\x01\x03\0', '\x01\0\0\0', String.fromCharCode(orientation, 0, 0, 0), '\0\0\0\0');
  return joined(order, little, turnedLittle, PLACE, '\0');
}

/** A segment of a JPG with its length. */
export function jpgSegment(marker: string, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return joined('\xff', marker, length, content);
}

/** The picture with this behind its first bytes, where metadata stand. */
export function withInside(picture: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return joined(picture.subarray(0, at), ...parts, picture.subarray(at));
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
