import { environment } from '../environment.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { openShopProcess, type ShopProcess } from './shop-process.ts';

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
