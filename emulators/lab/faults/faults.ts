import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '@aloghor/functions/test/environment';
import { isLong } from '@aloghor/functions/test/long-runs';
import fc from 'fast-check';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { openShopProcess, type ShopProcess } from './shop-process.ts';

/** A fault: how long after the one before it comes, and how long it lasts, in milliseconds. */
interface Fault {
  kind: keyof typeof KINDS;
  afterMs: number;
  forMs: number;
}

/** Each ends with `goOn`, at the end of its time. */
const KINDS = {
  stop: ({ proxy }: FaultyShop) => proxy.stop(),
  'stop the answers': ({ proxy }: FaultyShop) => proxy.stopAnswers(),
  cut: ({ proxy }: FaultyShop) => proxy.cut(),
  'take down': ({ proxy }: FaultyShop) => proxy.takeDown(),
  'slow down': ({ proxy }: FaultyShop) => proxy.delay(SLOW_MS),
  kill: ({ shop }: FaultyShop) => shop.restart(),
};

const SLOW_MS = 250;

/** In the long run some last longer than the shop waits for its database. */
const forMs = isLong
  ? fc.oneof({ weight: 3, arbitrary: fc.integer({ max: 500, min: 0 }) }, fc.integer({ min: 7_000, max: 12_000 }))
  : fc.integer({ min: 0, max: 300 });

export function someFaults(): fc.Arbitrary<Fault[]> {
  const fault = fc.record({
    kind: fc.constantFrom(...(Object.keys(KINDS) as Fault['kind'][])), // the keys of the very object
    afterMs: fc.integer({ min: 0, max: 60 }),
    forMs,
  });
  return fc.array(fault, { minLength: 1, maxLength: 3 });
}

/** Runs the faults one after the other. */
export async function suffer(faulty: FaultyShop, faults: Fault[]): Promise<void> {
  for (const { kind, afterMs, forMs } of faults) {
    await pause(afterMs);
    await KINDS[kind](faulty);
    await pause(forMs);
    faulty.proxy.goOn();
  }
}

/** The shop in a process of its own, and the proxy that stands between it and the stack's database. */
export interface FaultyShop {
  proxy: FaultProxy;
  shop: ShopProcess;
  close: () => Promise<void>;
}

export async function openFaultyShop(): Promise<FaultyShop> {
  const proxy = await openFaultProxy(environment('FIRESTORE_EMULATOR_HOST'));
  const shop = await openShopProcess(proxy.address);
  return {
    proxy,
    shop,
    close: async () => {
      await shop.kill();
      proxy.close();
    },
  };
}
