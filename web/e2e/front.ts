import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop at an address of its own, where a test decides whether it can be reached, and by which service worker. */
export interface Front {
  address: string;
  /** Then nothing is answered: Playwright's offline mode does not stop requests that bypass the service worker. */
  isDown: boolean;
  /** What is answered instead of the code of the worker; nothing where there is none any more. */
  worker: (code: string) => string | undefined;
  close: () => void;
}

export async function openFront(): Promise<Front> {
  const shop = new URL(process.env.SHOP_URL ?? '');
  const server = createServer(async (asked, answer) => {
    if (front.isDown) {
      asked.socket.destroy();
      return;
    }
    if (asked.url === '/sw.js') {
      const code = front.worker(await (await fetch(new URL('/sw.js', shop))).text());
      answer.writeHead(code ? 200 : 404, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(code);
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ host: shop.hostname, port: shop.port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens to a port
  const front: Front = {
    address: `http://127.0.0.1:${port}`,
    isDown: false,
    worker: (code) => code,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
