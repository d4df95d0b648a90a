import { setTimeout as pause } from 'node:timers/promises';
import { keysId, refusedUntil, stopCalls } from './refused-keys.ts';

/** How long the answer to a call shows that the keys are right. */
const PROVED_MS = 2_000;

/** A service refuses keys at once, so a slow answer keeps the other calls waiting no longer than this. */
const PATIENCE_MS = 3_000;

/** The calls of this process with some keys: the last of those that go one by one, and until when all may go at once. */
interface Line {
  last: Promise<void>;
  provedUntil: number;
}

const lines = new Map<string, Line>();

/**
 * Calls an outside service, unless it has refused these keys: then nobody calls it with them for an hour. As long as no answer
 * has shown that the keys are right, the calls of this process go one by one, so that a batch with wrong keys makes one call.
 */
export async function askWithKeys<Answer extends { kind: string }>(
  service: string,
  keys: string,
  call: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer | { kind: 'keysRefused' }> {
  const line = lineOf(service, keys);
  const leave = await stand(line);
  try {
    if (await refusedUntil(service, keys, now)) return { kind: 'keysRefused' };
    const answer = await call();
    if (answer.kind === 'keysRefused') await stopCalls(service, keys, now);
    if (!NO_PROOF.includes(answer.kind)) line.provedUntil = Date.now() + PROVED_MS;
    return answer;
  } finally {
    leave();
  }
}

/** Kinds of answers of which nobody knows whether the service has looked at the keys. */
const NO_PROOF = ['keysRefused', 'busy', 'lost', 'unknown'];

function lineOf(service: string, keys: string): Line {
  const id = keysId(service, keys);
  const line = lines.get(id) ?? { last: Promise.resolve(), provedUntil: 0 };
  lines.set(id, line);
  return line;
}

/** Waits for its turn. Returns what lets the next call go, which is at once where the keys are right. */
async function stand(line: Line): Promise<() => void> {
  if (isProved(line)) return () => {};
  const before = line.last;
  let leave = () => {};
  line.last = new Promise((resolve) => {
    leave = resolve;
  });
  await before;
  if (isProved(line)) leave();
  else void pause(PATIENCE_MS, undefined, { ref: false }).then(leave); // from when this call goes: so a slow answer lets one more go, not all
  return leave;
}

function isProved({ provedUntil }: Line): boolean {
  return Date.now() < provedUntil;
}
