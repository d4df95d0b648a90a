import { fileURLToPath } from 'node:url';
import { untilItAnswers } from '../stack/answers.ts';
import { addressOf, freePorts } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { withProcess } from './with-process.ts';

const PROCESS = fileURLToPath(new URL('shop-process.ts', import.meta.url));
const OPENING_LIMIT_MS = 30_000;

export interface Costs {
  reads: number;
  writes: number;
}

/** A separate shop process for a measurement, with cold caches. */
export interface MeasuredShop {
  address: string;
  /** The reads and writes since the last call. */
  takeCosts: () => Promise<Costs>;
}

export async function withShop<Result>(stack: Stack, use: (shop: MeasuredShop) => Promise<Result>): Promise<Result> {
  const { shop: port } = await freePorts(['shop']);
  const address = addressOf(port);
  // As the process counts them.
  const takeCosts = async () => (await (await fetch(`${address}/costs`)).json()) as Costs;
  return withProcess(stack, [PROCESS, String(port), stack.folder.pages], {}, async () => {
    await untilItAnswers(`${address}/costs`, AbortSignal.timeout(OPENING_LIMIT_MS));
    return use({ address, takeCosts });
  });
}
