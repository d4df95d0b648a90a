import { defineSecret } from 'firebase-functions/params';
import { internationalNumber } from '../../domain/mobile-number.ts';
import { isEmulated } from '../../platform/http/is-emulated.ts';
import { askOutside } from '../../platform/outside/ask-outside.ts';
import { askWithKeys } from '../../platform/outside/ask-with-keys.ts';
import type { Message, Provider } from './provider.ts';

const SERVICE = 'sms-gateway';

/** Short enough to send a whole batch within a sender's time. */
const LIMIT_MS = 8_000;

/** The secret of the gateway, for the functions that call it: without an address a deployment asks for none. */
export function smsGatewaySecrets(env: NodeJS.ProcessEnv = process.env) {
  return env.SMS_GATEWAY_URL ? [defineSecret('SMS_GATEWAY_KEY')] : [];
}

/** Text messages through the gateway that `SMS_GATEWAY_URL` and its like name, where there is one; all else as before. */
export function withSmsGateway(mail: Provider, env: NodeJS.ProcessEnv = process.env): Provider {
  if (!env.SMS_GATEWAY_URL) return mail;
  return { ...mail, send: (message) => (message.channel === 'sms' ? sendSms(message, env) : mail.send(message)) };
}

/** @throws {Error} whatever the reason: an empty balance is filled, so another try may succeed */
async function sendSms({ to, text }: Message, env: NodeJS.ProcessEnv): Promise<void> {
  const { SMS_GATEWAY_URL, SMS_GATEWAY_FIELDS = '', SMS_GATEWAY_SUCCESS = '', SMS_GATEWAY_KEY = '' } = env;
  const facts = { key: SMS_GATEWAY_KEY, to: internationalNumber(to), text };
  const body = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(SMS_GATEWAY_FIELDS)) body.append(name, filled(value, facts));
  const answer = await ask(encrypted(SMS_GATEWAY_URL), { method: 'POST', body }, SMS_GATEWAY_KEY);
  if (answer === undefined || !new RegExp(SMS_GATEWAY_SUCCESS).test(answer))
    throw new Error('The SMS gateway has not taken the message.');
}

/** How much is left at the gateway, in its own unit. `isUnknown`: it does not say. Empty where nobody can ask. */
export async function smsBalance(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ balance?: number; isUnknown?: boolean }> {
  const { SMS_BALANCE_URL, SMS_BALANCE_PATTERN, SMS_GATEWAY_KEY = '' } = env;
  if (!SMS_BALANCE_URL) return {};
  const address = filled(SMS_BALANCE_URL, { key: encodeURIComponent(SMS_GATEWAY_KEY) });
  const answer = await ask(encrypted(address), {}, SMS_GATEWAY_KEY);
  const [, said] = new RegExp(SMS_BALANCE_PATTERN || ANY_NUMBER).exec(answer ?? '') ?? [];
  return said === undefined || Number.isNaN(Number(said)) ? { isUnknown: true } : { balance: Number(said) };
}

const ANY_NUMBER = '(-?\\d+(?:\\.\\d+)?)';

/** What the gateway says; undefined where it does not, or says that it has failed. Refused keys stop all calls for an hour. */
async function ask(address: URL, init: RequestInit, key: string): Promise<string | undefined> {
  const answer = await askWithKeys(SERVICE, key, () =>
    askOutside(SERVICE, address, init, LIMIT_MS, (response) => response.text()),
  );
  return answer.kind === 'answered' && answer.isSuccess ? String(answer.body) : undefined;
}

function filled(template: string, facts: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** @throws for an address that would show key and number to everybody on the way */
function encrypted(address = ''): URL {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isEmulated()) throw new Error('The SMS gateway must be called by https.');
  return url;
}
