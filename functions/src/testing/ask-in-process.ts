import express from 'express';
import { app } from '../app.ts';
import { answerInProcess } from './answer-in-process.ts';
import { askBy } from './ask.ts';
import { platformBody } from './platform-body.ts';

const shop = express().use(...platformBody, app);

/**
 * Asks the same app in this process. For many calls at once, because the emulator would start a process for each, and
 * for tests that make a write fail.
 */
export const askInProcess = askBy(callInProcess);

export function callInProcess(path: string, init: RequestInit): Promise<Response> {
  return answerInProcess(shop, `/api${path}`, init);
}
