import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../domain/languages.ts';
import { notificationSettings } from './notification-settings.ts';

afterEach(() => void vi.unstubAllEnvs());

const ALL = ['received', 'confirmed', 'outForDelivery', 'delivered', 'cancelled', 'newOrder'];

test('nothing is sent unless it is switched on', () => {
  const { events, language, shopAddress } = notificationSettings({ SMTP_HOST: 'smtp.example' });
  expect([...events]).toEqual([]);
  expect([language, shopAddress]).toEqual(['en', undefined]);
});

test.each([
  ['all', ALL],
  ['received', ['received']],
  [' received, newOrder,', ['received', 'newOrder']],
  ['', []],
])('NOTICES=%s', (NOTICES, events) => {
  expect([...notificationSettings({ NOTICES, SMTP_HOST: 'smtp.example' }).events]).toEqual(events);
});

test('on the emulators they are printed, unless there is a mail server', () => {
  expect(notificationSettings({ NOTICES: 'all' })).toMatchObject({ provider: 'console', hasSms: true });
  expect(notificationSettings({ NOTICES: 'all', SMTP_HOST: 'smtp.example' })).toMatchObject({
    provider: 'smtp',
    hasSms: false,
  });
});

test('in the cloud nothing is ever printed: without a mail server nothing is sent', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  expect(notificationSettings({ NOTICES: 'all' })).toMatchObject({
    provider: undefined,
    events: new Set(),
    hasSms: false,
  });
});

test('an empty address of the shop is none', () => {
  expect(notificationSettings({ NOTICES_TO: '' }).shopAddress).toBeUndefined();
  expect(notificationSettings({ NOTICES_TO: 'shop@example.com' }).shopAddress).toBe('shop@example.com');
});

test('text messages go through a mail server where a service turns mails into them', () => {
  const { hasSms } = notificationSettings({ SMTP_HOST: 'smtp.example', SMS_BY_MAIL: 'sms.example' });
  expect(hasSms).toBe(true);
});

test('text messages go through the gateway of an SMS house, where there is one', () => {
  const gateway = { SMTP_HOST: 'smtp.example', SMS_GATEWAY_URL: 'https://sms.example/send' };
  expect(notificationSettings(gateway).hasSms).toBe(true);
});

test.each([
  [{ NOTICES: 'recieved' }, 'NOTICES has recieved: write all, or some of received, confirmed'],
  [{ NOTICES_LANGUAGE: 'fr' }, `NOTICES_LANGUAGE is fr: write ${LANGUAGES.join(' or ')}.`],
])('a slip does not go unseen: %j', (env, message) => {
  expect(() => notificationSettings(env)).toThrow(message);
});
