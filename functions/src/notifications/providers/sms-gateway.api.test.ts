import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { outsideServices } from '../../platform/database/collections.ts';
import type { Message, Provider } from './provider.ts';
import { smsBalance, smsGatewaySecrets, withSmsGateway } from './sms-gateway.ts';

vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {})); // lost answers are logged

/** A gateway as many SMS houses have it: a form, and an answer that is no JSON. */
let server: Server;
let address: string;
let answer: { status: number; text: string; headers?: Record<string, string> };
let calls: { path: string; form: Record<string, string> }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    calls.push({ path: String(request.url), form });
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;
});

beforeEach(async () => {
  calls = [];
  answer = { status: 200, text: 'response_code: 202' };
  await outsideServices.reference.doc('sms-gateway').delete();
});

afterEach(() => void vi.unstubAllEnvs());

afterAll(() => server.close());

const settings = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  SMS_GATEWAY_URL: `${address}/send`,
  SMS_GATEWAY_FIELDS: 'api_key={key}&senderid=8809612345678&number={to}&message={text}&type=unicode',
  SMS_GATEWAY_SUCCESS: 'response_code: 202',
  SMS_GATEWAY_KEY: 'a secret & more',
  ...more,
});

const MESSAGE = { id: 'one', channel: 'sms', to: '01712345678', sender: 'Lamps', subject: '', text: 'বাতি & 50% {to}' };

const mails: string[] = [];
const mail: Provider = { send: async ({ to }) => void mails.push(to) };
const send = (more: object = {}, env = settings()) =>
  withSmsGateway(mail, env).send({ ...MESSAGE, ...more } as Message);

test('a text message is sent in the fields that the settings name; an e-mail goes as before', async () => {
  await send();
  const form = {
    api_key: 'a secret & more',
    senderid: '8809612345678',
    number: '8801712345678',
    message: 'বাতি & 50% {to}',
    type: 'unicode',
  };
  expect(calls).toEqual([{ path: '/send', form }]);
  await send({ channel: 'email', to: 'rupa@shopper.example' });
  expect([calls.length, mails]).toEqual([1, ['rupa@shopper.example']]);
});

test.each([
  ['does not say what the settings call success', { status: 200, text: 'response_code: 1007, balance is empty' }],
  ['fails', { status: 500, text: 'response_code: 202' }],
  ['rejects', { status: 400, text: 'response_code: 202' }],
  ['redirects', { status: 302, text: 'response_code: 202', headers: { location: '/elsewhere' } }],
])('a gateway that %s has not taken it: it is tried again later', async (_what, said) => {
  answer = said;
  await expect(send()).rejects.toThrow('The SMS gateway has not taken the message.');
  expect(calls).toHaveLength(1);
});

test('a refused key stops all calls with it', async () => {
  answer = { status: 401, text: '' };
  await expect(send()).rejects.toThrow();
  answer = { status: 200, text: 'response_code: 202' };
  await expect(send()).rejects.toThrow();
  expect(calls).toHaveLength(1);
  await send({}, settings({ SMS_GATEWAY_KEY: 'another' }));
  expect(calls).toHaveLength(2);
});

test('in the cloud it is called by https alone', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  await expect(send()).rejects.toThrow('The SMS gateway must be called by https.');
  expect(calls).toEqual([]);
});

test('the balance is found in what the gateway says', async () => {
  expect(await smsBalance(settings())).toEqual({});
  const asked = settings({
    SMS_BALANCE_URL: `${address}/balance?api_key={key}`,
    SMS_BALANCE_PATTERN: '"balance":"?([0-9.]+)',
  });
  answer = { status: 200, text: '{"code":202,"balance":"1234.50"}' };
  expect(await smsBalance(asked)).toEqual({ balance: 1_234.5 });
  expect(calls[0]?.path).toBe('/balance?api_key=a%20secret%20%26%20more');
  expect(await smsBalance({ ...asked, SMS_BALANCE_PATTERN: '' })).toEqual({ balance: 202 });
  answer = { status: 500, text: '12' };
  expect(await smsBalance(asked)).toEqual({ isUnknown: true });
});

test('a deployment asks for its key only where there is a gateway', () => {
  expect(smsGatewaySecrets({})).toEqual([]);
  expect(smsGatewaySecrets(settings()).map(({ name }) => name)).toEqual(['SMS_GATEWAY_KEY']);
});
