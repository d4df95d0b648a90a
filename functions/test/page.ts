import { app } from '../src/app.ts';
import { answerInProcess } from './answer-in-process.ts';

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
