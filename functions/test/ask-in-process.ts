import { app } from '../src/app.ts';
import { answerInProcess } from './answer-in-process.ts';
import { asDocumented } from './as-documented.ts';
import { askBy } from './ask.ts';

/**
 * Calls the same app in this process. For calls whose reads and writes are counted, for concurrent calls by the hundred, and
 * for tests that mock a failing write.
 */
export const askInProcess = askBy(callInProcess);

export async function callInProcess(path: string, init: RequestInit): Promise<Response> {
  return asDocumented(path, init, await answerInProcess(app, `/api${path}`, init));
}
