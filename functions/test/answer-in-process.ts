import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends one call to a request listener in this process, over real HTTP. */
export function answerInProcess(listener: RequestListener, path: string, init?: RequestInit): Promise<Response> {
  return askServer(createServer(listener), path, init);
}

/** Opens a server for one call. */
export async function askServer(server: Server, path: string, init?: RequestInit): Promise<Response> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
    return await fetch(`http://127.0.0.1:${port}${path}`, init);
  } finally {
    server.closeIdleConnections();
    server.close();
  }
}
