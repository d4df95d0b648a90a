import { warn } from 'firebase-functions/logger';

/**
 * What came of a call to an outside service. `answered`: as it is read, mostly as JSON, of any status but the following. `keysRefused`: 401.
 * `busy`: 429, so nothing was done. `lost`: nobody knows whether it was done; `isLate`: the service did not answer in time.
 */
export type OutsideAnswer =
  | { kind: 'answered'; isSuccess: boolean; status: number; body: unknown }
  | { kind: 'keysRefused' }
  | { kind: 'busy' }
  | { kind: 'lost'; isLate: boolean };

/**
 * Calls an outside service, for at most `limitMs` milliseconds. Redirects are not followed: no other host gets the keys. A page
 * in place of JSON, even with the status 200, is what a proxy says, so the answer is lost.
 */
export async function askOutside(
  service: string,
  address: string | URL,
  init: RequestInit,
  limitMs: number,
  read: (answer: Response) => Promise<unknown> = (answer) => answer.json(),
): Promise<OutsideAnswer> {
  try {
    const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    const { status } = answer;
    if (status === 401) return { kind: 'keysRefused' };
    if (status === 429) return { kind: 'busy' };
    const body = await read(answer);
    if (status < 500) return { kind: 'answered', isSuccess: answer.ok, status, body };
    warn('An outside service has failed', { service, status });
  } catch (error) {
    warn('The answer of an outside service is lost', { service, reason: String(error) }); // without the address, which may have a key
    return { kind: 'lost', isLate: error instanceof DOMException && error.name === 'TimeoutError' };
  }
  return { kind: 'lost', isLate: false };
}

/** A call with a JSON body. */
export function jsonBody(method: 'POST' | 'PATCH', headers: Record<string, string>, body: object): RequestInit {
  return {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  };
}
