import { afterEach, expect, test, vi } from 'vitest';
import { notificationSchedule } from './notification-schedule.ts';

const PLACE = { region: 'asia-south1', memory: '512MiB' } as const;
const SERVER = { SMTP_HOST: 'smtp.example', NOTICES_TO: 'shop@example.com' };

afterEach(() => void vi.unstubAllEnvs());

test('a deployment makes no schedule, and asks for no password, where notifications are off', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  for (const env of [{}, SERVER, { NOTICES: 'all' }]) expect(notificationSchedule(PLACE, env)).toBeUndefined();
});

test('where they are on, they are sent each minute, beside the API, by one instance', () => {
  expect(notificationSchedule(PLACE, { ...SERVER, NOTICES: 'received' })?.__endpoint).toMatchObject({
    region: ['asia-south1'],
    availableMemoryMb: 512,
    maxInstances: 1,
    timeoutSeconds: 55,
    scheduleTrigger: { schedule: 'every 1 minutes' },
    secretEnvironmentVariables: [],
  });
});

test('who signs in at the mail server has a password among the secrets', () => {
  const schedule = notificationSchedule(PLACE, { ...SERVER, NOTICES: 'all', SMTP_USER: 'shop' });
  expect(schedule?.__endpoint.secretEnvironmentVariables).toEqual([{ key: 'SMTP_PASSWORD' }]);
});

test('a gateway of an SMS house has its key among the secrets', () => {
  const gateway = { SMS_GATEWAY_URL: 'https://sms.example/send' };
  const schedule = notificationSchedule(PLACE, { ...SERVER, ...gateway, NOTICES: 'all' });
  expect(schedule?.__endpoint.secretEnvironmentVariables).toEqual([{ key: 'SMS_GATEWAY_KEY' }]);
});

test('a slip in the settings fails the deployment', () => {
  expect(() => notificationSchedule(PLACE, { ...SERVER, NOTICES: 'every' })).toThrow('NOTICES has every');
});
