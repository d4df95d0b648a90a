import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { app } from '../../src/app.ts';
import { isWellFormed } from '../../src/domain/well-formed.ts';
import { listenInProcess } from '../listen-in-process.ts';
import type { Fixture } from './fixture.ts';
import type { FuzzedCall } from './fuzzed-call.ts';
import { jsonOf } from './hostile-values.ts';

/** Every call must be answered within it. */
export const CALL_LIMIT_MS = 30_000;

export interface Answer {
  status: number;
  type: string;
  text: string;
  has: (header: string) => boolean;
}

/** Serves the shop in this process. Unlike `fetch`, it sends paths such as `/..` as they are. */
export async function openServer() {
  const { to, close } = await listenInProcess(app);

  async function send(call: FuzzedCall, fixture: Fixture): Promise<Answer> {
    const { row, who, body } = call;
    const token = fixture.people[who]?.token;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    };
    const sent = call.bytes ?? (body === undefined ? undefined : jsonOf(body));
    const signal = AbortSignal.timeout(CALL_LIMIT_MS);
    return new Promise((resolve, reject) => {
      const asked = request({ ...to, path: pathOf(call), method: row.method, headers, signal }, (answer) => {
        const { statusCode = 0, headers } = answer;
        const type = headers['content-type'] ?? '';
        const has = (header: string) => headers[header.toLowerCase()] !== undefined;
        text(answer).then((text) => resolve({ status: statusCode, type, text, has }), reject);
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  }

  return { send, close };
}

function pathOf({ row, id, query }: FuzzedCall): string {
  const path = `/api${row.path.replace(/:\w+/, () => id)}`;
  const parameters = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return parameters.length ? `${path}?${parameters.join('&')}` : path;
}

/** A lone surrogate becomes the bytes that it would have in UTF-8. */
function encoded(value: string): string {
  return isWellFormed(value) ? encodeURIComponent(value) : '%ED%A0%80';
}
