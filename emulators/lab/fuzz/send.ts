import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ErrorCode, STATUS_OF_CODE } from '@aloghor/functions/domain/error-codes';
import { isWellFormed } from '@aloghor/functions/domain/typed-text';
import { app } from '@aloghor/functions/src/app';
import type { Endpoint } from '@aloghor/functions/src/contract/endpoint';
import { accessCodesOf, codesOf } from '@aloghor/functions/src/contract/endpoint-errors';
import { firebase } from '@aloghor/functions/src/platform/database/firebase';
import { listenInProcess } from '@aloghor/functions/test/in-process-server';
import { getFirestore } from 'firebase-admin/firestore';
import type { Fixture } from './fixture.ts';
import type { FuzzedCall } from './fuzzed-call.ts';
import { jsonOf } from './hostile-values.ts';

/** Every call must be answered within it. */
const CALL_LIMIT_MS = 30_000;

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
    const { endpoint, who, body } = call;
    const token = fixture.people[who]?.token;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    };
    const sent = call.bytes ?? (body === undefined ? undefined : jsonOf(body));
    const signal = AbortSignal.timeout(CALL_LIMIT_MS);
    return new Promise((resolve, reject) => {
      const asked = request({ ...to, path: pathOf(call), method: endpoint.method, headers, signal }, (answer) => {
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

function pathOf({ endpoint, id, query }: FuzzedCall): string {
  const path = `/api${endpoint.path.replace(/:\w+/, () => id).replace(':row', '0')}`;
  const parameters = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return parameters.length ? `${path}?${parameters.join('&')}` : path;
}

/** A lone surrogate becomes the bytes that it would have in UTF-8. */
function encoded(value: string): string {
  return isWellFormed(value) ? encodeURIComponent(value) : '%ED%A0%80';
}

/** The error codes that an endpoint may answer to callers of any role, while nothing fails and no rate limit applies. */
export function expectedCodesOf(endpoint: Endpoint): ErrorCode[] {
  const isOfCourier = endpoint.access === 'courier';
  const ofOthers = endpoint.access === 'anyone' || isOfCourier ? [] : (['not-yours'] as const);
  return [...ofOthers, ...(isOfCourier ? accessCodesOf(endpoint) : []), ...codesOf(endpoint)].filter(
    (code) => STATUS_OF_CODE[code] < 429,
  );
}

/** After other changes the copy of the catalogue is packed anew, in the background. */
const COPY = /^catalogue(Shards)?\//;

/** The published writes that really changed or deleted their document since a moment: some are rolled back. */
export async function wereWritten(announced: string[], sinceMs: number): Promise<string[]> {
  const paths = announced.filter((path) => !COPY.test(path));
  if (paths.length === 0) return [];
  const database = getFirestore(firebase);
  const found = await database.getAll(...paths.map((path) => database.doc(path)));
  const changed = found.filter(({ updateTime }) => !updateTime || updateTime.toMillis() >= sinceMs);
  return changed.map(({ ref }) => ref.path);
}
