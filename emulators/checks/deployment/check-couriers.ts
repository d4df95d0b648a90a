// Couriers are off, or have what they need.

import { COURIER_NAMES, COURIERS } from '@aloghor/functions/domain/couriers';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault, hint } from './finding.ts';

export function* checkCouriers(project: string, settings: NodeJS.Dict<string>): Generator<Finding> {
  const file = settingsFile(project);
  for (const name of couriersIn(settings)) {
    const { address, settings: needed } = ADAPTERS[name];
    for (const [setting, what] of Object.entries(needed))
      if (!settings[setting])
        yield fault(`${file} switches ${COURIERS[name].name} on without ${setting}: write ${what}.`);
    if (address.sandbox !== null && settings[address.setting]?.startsWith(address.sandbox))
      yield hint(`${file} books with ${COURIERS[name].name} in its sandbox, from where nobody fetches a parcel.`);
  }
}

/** The secrets of the couriers that are on, and what each is. */
export function secretsOfCouriers(settings: NodeJS.Dict<string>): Record<string, string> {
  return Object.assign({}, ...couriersIn(settings).map((name) => ADAPTERS[name].secrets));
}

/** Those that are on. Names that are none are found by the form of the setting. */
export function couriersIn({ COURIERS: listed = '' }: NodeJS.Dict<string>) {
  const names = listed.split(',').map((name) => name.trim());
  return COURIER_NAMES.filter((name) => names.includes(name));
}
