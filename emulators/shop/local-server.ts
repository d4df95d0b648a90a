// The servers of our own beside the emulators, which stand in for outside services.
import type { Server } from 'node:http';
import type { Express } from 'express';

export const HOST = '127.0.0.1';

/** Resolves once it listens on the loopback address. @throws where the port is taken */
export function openServer(app: Express, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, HOST, (error) => (error ? reject(error) : resolve(server)));
  });
}

/** Closes a server, also connections on which a call is still waiting. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
