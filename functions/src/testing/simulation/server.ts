import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import { app } from '../../app.ts';
import { listenInProcess } from '../listen-in-process.ts';
import { platformBody } from '../platform-body.ts';
import type { Answer, Call } from './call.ts';

/** Every call must be answered within it. */
const CALL_LIMIT_MS = 30_000;

/** Names a call, for what should happen to its connection. */
const CALL_HEADER = 'x-simulated-call';

export type ConnectionLoss = 'its answer is lost' | 'cut in mid-call';

export interface Sent {
  /** Undefined when it was cut. */
  answer: (Answer & { text: string }) | undefined;
  /** Resolves when the shop is through with the call, whoever still listens. */
  isDone: Promise<void>;
}

interface Handling {
  begin: () => void;
  end: () => void;
  losesAnswer: boolean;
}

/** Serves the shop in this process, with connections that break where it is told. */
export async function openServer() {
  const handlings = new Map<string, Handling>();

  const watch: RequestHandler = (request, response, next) => {
    const handling = handlings.get(request.get(CALL_HEADER) ?? '');
    if (!handling) return next();
    const { end } = response;
    response.end = ((...args: Parameters<typeof end>) => {
      handling.end();
      return handling.losesAnswer ? response.destroy() : end.apply(response, args);
    }) as typeof end;
    handling.begin();
    next();
  };
  const { to, close } = await listenInProcess(express().use(...platformBody, watch, app));

  async function send({ what, body, headers }: Call, token: string | undefined, loss?: ConnectionLoss): Promise<Sent> {
    const id = randomUUID();
    const [method, path] = what.split(/ (.*)/) as [string, string]; // as Asked says
    const asked = request({
      ...to,
      method,
      path: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        [CALL_HEADER]: id,
      },
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const isDone = new Promise<void>((end) => {
      const begin = () => void (loss === 'cut in mid-call' && asked.destroy());
      handlings.set(id, { begin, end, losesAnswer: loss === 'its answer is lost' });
    });
    const answer = new Promise<Sent['answer']>((resolve, reject) => {
      asked.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((text) => resolve({ status, body: JSON.parse(text), text }), reject);
      });
      asked.on('error', (error) => (loss ? resolve(undefined) : reject(error)));
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    return { answer: await answer, isDone: isDone.finally(() => handlings.delete(id)) };
  }

  return { send, close };
}
