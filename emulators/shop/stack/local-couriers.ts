// The couriers of the local shop: all are on, and all are the stand-in.

import { COURIER_NAMES } from '@aloghor/functions/domain/couriers';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';

/** The account of the local shop at the stand-in, by whatever key. */
const ACCOUNT = 'local-shop';

/** What the function is told of couriers, by the names of its settings. */
export function courierSettings(courierHost: string): Record<string, string> {
  const settings = COURIER_NAMES.flatMap((name) => {
    const { address, settings, optionalSettings } = ADAPTERS[name];
    const others = { ...settings, ...optionalSettings };
    return [[address.setting, `${courierHost}/${name}`], ...Object.keys(others).map((other) => [other, '1'])];
  });
  return { COURIERS: COURIER_NAMES.join(','), ...Object.fromEntries(settings) };
}

/** Where the couriers call the local shop. */
export function calledShop(address: string) {
  return { key: ACCOUNT, address: `${address}/api/couriers` };
}

/** The secrets of all couriers. */
export function courierSecrets(): Record<string, string> {
  const names = COURIER_NAMES.flatMap((name) => Object.keys(ADAPTERS[name].secrets));
  return Object.fromEntries(names.map((name) => [name, ACCOUNT]));
}

/** The same, as lines of a file. */
export function courierSecretLines(): string {
  const lines = Object.entries(courierSecrets()).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('');
}
