import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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
