import { defineSecret } from 'firebase-functions/params';
import { COURIER_NAMES, type CourierName } from '../domain/couriers.ts';
import { carrybee } from './adapters/carrybee.ts';
import { pathao } from './adapters/pathao.ts';
import { redx } from './adapters/redx.ts';
import { steadfast } from './adapters/steadfast.ts';
import type { Courier, CourierAdapter } from './courier.ts';

/** The adapter of each courier. */
export const ADAPTERS: Record<CourierName, CourierAdapter> = { steadfast, pathao, redx, carrybee };

/** The couriers that the deployment switches on, by `COURIERS`; none otherwise. @throws for a name that is none */
export function couriersOn(env: NodeJS.ProcessEnv = process.env): CourierName[] {
  const names = (env.COURIERS ?? '').split(',').flatMap((name) => name.trim() || []);
  const unknown = names.find((name) => !COURIER_NAMES.some((one) => one === name));
  if (unknown) throw new Error(`COURIERS has ${unknown}: write some of ${COURIER_NAMES.join(', ')}, or nothing.`);
  return COURIER_NAMES.filter((name) => names.includes(name));
}

/** The secrets of the couriers that are on, for the functions that call them: where all are off, a deployment asks for none. */
export function courierSecrets(env: NodeJS.ProcessEnv = process.env) {
  return couriersOn(env).flatMap((name) => Object.keys(ADAPTERS[name].secrets).map((secret) => defineSecret(secret)));
}

/** A courier, ready to be called with its `keys`. */
export interface OpenCourier extends Courier {
  name: CourierName;
  /** All its secrets in one text, by which a stop for refused keys knows whether they are still the same. */
  keys: string;
}

export function openCourier(name: CourierName, env: NodeJS.ProcessEnv = process.env): OpenCourier {
  const { address, secrets, open } = ADAPTERS[name];
  const settingNamed = (setting: string) => env[setting] ?? '';
  const keys = JSON.stringify(Object.keys(secrets).map(settingNamed));
  return { name, keys, ...open(name, env[address.setting] || address.usual, settingNamed) };
}
