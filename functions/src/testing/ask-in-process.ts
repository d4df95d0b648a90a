import { app } from '../app.ts';
import { answerInProcess } from './answer-in-process.ts';
import { askBy } from './ask.ts';

/**
 * Calls the same app in this process. For calls whose reads and writes are counted, for concurrent calls by the hundred, and
 * for tests that mock a failing write.
 */
export const askInProcess = askBy(callInProcess);

export function callInProcess(path: string, init: RequestInit): Promise<Response> {
  return answerInProcess(app, `/api${path}`, init);
}
