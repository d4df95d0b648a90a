import { app } from '../src/app.ts';
import { asDocumented } from './as-documented.ts';
import { askBy } from './ask.ts';
import { answerInProcess } from './in-process-server.ts';

/**
 * Calls the same app in this process: to count reads and writes, to make hundreds of concurrent calls, and
 * to mock a failing write.
 */
export const askInProcess = askBy(callInProcess);

export async function callInProcess(path: string, init: RequestInit): Promise<Response> {
  return asDocumented(path, init, await answerInProcess(app, `/api${path}`, init));
}

/** Requests a page as Hosting does, from the app in this process. */
export function askForPage(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return answerInProcess(app, path, { ...init, headers: { 'x-forwarded-host': 'shop.example', ...headers } });
}

/** The HTML of an existing page. */
export async function htmlOf(path: string): Promise<string> {
  const answer = await askForPage(path);
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return answer.text();
}
