import { Agent } from 'node:http';
import { freePorts, HOST } from '../stack/ports.ts';
import { benchPackage } from './packages.ts';

interface Certificate {
  private: string;
  cert: string;
}

interface Selfsigned {
  generate: (attributes: object[], options: object) => Promise<Certificate>;
}

interface Front {
  listen: (port: number, host: string) => void;
  close: () => void;
}

interface Httpxy {
  createProxyServer: (options: object) => Front;
}

/** Speaks HTTP/2 with TLS, as Hosting in the cloud does, in front of a server that speaks HTTP/1.1. */
export async function withSecureFront<Result>(
  target: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const { generate } = benchPackage<Selfsigned>('selfsigned');
  const { createProxyServer } = benchPackage<Httpxy>('httpxy');
  const { front: port } = await freePorts(['front']);
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], { algorithm: 'sha256' });
  const agent = new Agent({ keepAlive: true }); // else each request would wait for a connection of its own
  const front = createProxyServer({ target, agent, http2: true, ssl: { key, cert } });
  front.listen(port, HOST);
  try {
    return await use(`https://${HOST}:${port}`);
  } finally {
    front.close();
    agent.destroy();
  }
}
