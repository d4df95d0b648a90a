import { fileURLToPath } from 'node:url';
import { untilItAnswers } from '../stack/answers.ts';
import { freePorts, HOST } from '../stack/ports.ts';
import { Processes } from '../stack/processes.ts';
import type { Stack } from '../stack/stack.ts';

const PROCESS = fileURLToPath(new URL('shop-process.ts', import.meta.url));
const OPENING_LIMIT_MS = 30_000;

export interface Costs {
  reads: number;
  writes: number;
}

/** A shop of its own for a measuring, which knows nothing yet of what is in the database. */
export interface MeasuredShop {
  address: string;
  /** What Firestore was asked since the last time. */
  takeCosts: () => Promise<Costs>;
}

export async function withShop<Result>(
  { env, folder }: Stack,
  use: (shop: MeasuredShop) => Promise<Result>,
): Promise<Result> {
  const { shop: port } = await freePorts(['shop']);
  const processes = new Processes(`${folder.path}/measured-${port}`);
  const address = `http://${HOST}:${port}`;
  try {
    processes.start('node', [PROCESS, String(port), folder.pages], {
      env: { ...env, IMAGE_HOST_KEY: 'any' },
      writesTo: { file: `${folder.path}/measured-shop.log` },
    });
    await untilItAnswers(`${address}/costs`, AbortSignal.timeout(OPENING_LIMIT_MS));
    return await use({ address, takeCosts: async () => (await fetch(`${address}/costs`)).json() as Promise<Costs> });
  } finally {
    await processes.endAll();
  }
}
