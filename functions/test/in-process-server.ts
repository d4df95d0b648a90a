import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream';
import express from 'express';

/** Sends one call to a request listener in this process, over real HTTP. */
export function answerInProcess(listener: RequestListener, path: string, init?: RequestInit): Promise<Response> {
  return askServer(createServer(listener), path, init);
}

/** Opens a server for one call, until its answer is sent: closing it earlier would cut off a long one. */
export async function askServer(server: Server, path: string, init?: RequestInit): Promise<Response> {
  const responses: ServerResponse[] = []; // more than one where it is redirected
  server.on('request', (_request, response) => responses.push(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await answer.clone().arrayBuffer(); // closing would cut off a long one that is still on its way
    return answer;
  } finally {
    const last = responses.at(-1);
    if (last) finished(last, () => server.close());
    else server.close();
  }
}

/** Serves in this process, for thousands of calls that share their connections. */
export async function listenInProcess(listener: RequestListener) {
  const server = createServer(listener);
  server.keepAliveTimeout = 0; // an idle connection that ends just when it is used again would lose a call
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const agent = new Agent({ keepAlive: true });

  return {
    /** For `request` of `node:http`. */
    to: { agent, port, host: '127.0.0.1' },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const options = {
  limit: '1024mb',
  verify: (request: IncomingMessage, _response: ServerResponse, bytes: Buffer) => {
    Object.assign(request, { rawBody: bytes });
  },
};

/**
 * Reads the body of a call before our app, as the platform does. After that, the call goes on even if its connection is
 * cut.
 */
export const platformBody = [
  express.json(options),
  express.text(options),
  express.urlencoded({ ...options, extended: true }),
  express.raw({ ...options, type: '*/*' }),
];
