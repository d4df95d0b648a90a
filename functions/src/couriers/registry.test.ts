import { expect, test } from 'vitest';
import { parcelSchedule } from './parcel-schedule.ts';
import { courierSecrets, couriersOn, openCourier } from './registry.ts';

const PLACE = { region: 'asia-south1', memory: '1GiB' } as const;

test('couriers are off in a deployment that does not name them: no secret is asked for, and no schedule made', () => {
  for (const env of [{}, { COURIERS: '' }]) {
    expect(couriersOn(env)).toEqual([]);
    expect(courierSecrets(env)).toEqual([]);
    expect(parcelSchedule(PLACE, env)).toBeUndefined();
  }
});

test('of those that are named, the secrets alone are asked for', () => {
  const env = { COURIERS: 'redx, steadfast' };
  expect(couriersOn(env)).toEqual(['steadfast', 'redx']);
  expect(courierSecrets(env).map(({ name }) => name)).toEqual([
    'STEADFAST_API_KEY',
    'STEADFAST_SECRET_KEY',
    'STEADFAST_WEBHOOK_TOKEN',
    'REDX_TOKEN',
    'REDX_WEBHOOK_TOKEN',
  ]);
  expect(parcelSchedule(PLACE, env)).toBeDefined();
});

test('a misspelt courier fails the deployment', () => {
  expect(() => couriersOn({ COURIERS: 'steadfsat' })).toThrow(
    'COURIERS has steadfsat: write some of steadfast, pathao, redx',
  );
});

test('other keys are other keys', () => {
  const keys = (secret: string) =>
    openCourier('steadfast', { STEADFAST_API_KEY: 'a', STEADFAST_SECRET_KEY: secret }).keys;
  expect(keys('one')).toBe(keys('one'));
  expect(keys('one')).not.toBe(keys('another'));
});
