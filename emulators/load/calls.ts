// Costs are known: calls that are timed.
import type { Buyer } from './buyers.ts';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body?: unknown;
}

/** One call that was made. */
export interface Made {
  kind: string;
  ms: number;
  /** 0 when there was no answer. */
  status: number;
  /** Whether the caller gave up on purpose. */
  isCut: boolean;
}

export type Record = (made: Made) => void;

interface Extras {
  headers?: { [name: string]: string };
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

export type Calls = ReturnType<typeof callsOf>;

/** Longer than the function's own timeout: no answer at all is an error. */
const CALL_LIMIT_MS = 60_000;

/** Makes the calls of one buyer, and tells each. */
export function callsOf(server: string, { address, person }: Pick<Buyer, 'address' | 'person'>, record: Record) {
  const own = { 'x-forwarded-for': address, ...(person && { authorization: `Bearer ${person.token}` }) };

  return {
    /** A `POST` with a body, else a `GET`. */
    async make(kind: string, path: string, body?: object, { headers, signal }: Extras = {}): Promise<Answer> {
      const since = performance.now();
      const answer = await answerOf(`${server}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...own, ...(body && { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.any([AbortSignal.timeout(CALL_LIMIT_MS), ...(signal ? [signal] : [])]),
      });
      const isCut = answer.status === 0 && signal?.aborted === true;
      record({ kind, ms: performance.now() - since, status: answer.status, isCut });
      return answer;
    },
  };
}

async function answerOf(address: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(address, init);
    const text = await answer.text();
    return { status: answer.status, body: /json/.test(answer.headers.get('content-type') ?? '') && JSON.parse(text) };
  } catch {
    return { status: 0 };
  }
}
