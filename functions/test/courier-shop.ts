import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openAccount } from './courier-host.ts';
import { forgetParcels } from './parcels.ts';
import { type Person, signIn } from './people.ts';
import { resetToSeed } from './seed.ts';

/** What tests about parcels start with. */
interface CourierShop {
  admin: Person;
  clerk: Person;
  /** At the couriers' stand-in; a new one for each test. */
  account: ReturnType<typeof openAccount>;
}

/** A seeded shop that has, before each test of the file, no parcels and an account at the couriers. Call it once, outside of tests. */
export function courierShop(): CourierShop {
  const shop = {} as CourierShop; // filled before the first test

  beforeAll(async () => {
    await resetToSeed();
    [shop.admin, shop.clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
  });

  beforeEach(async () => {
    shop.account = openAccount();
    await forgetParcels();
  });

  afterEach(() => void vi.unstubAllEnvs());

  return shop;
}
