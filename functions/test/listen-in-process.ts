import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

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
