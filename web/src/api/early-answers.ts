import { untilTooLate } from './until-too-late.ts';

const asked = new Map<string, Promise<Response>>();

/** Asks before the app is there to ask; the call that needs the answer takes it. */
export function askEarly(address: string): Promise<Response> {
  const answer = fetch(address, { signal: untilTooLate() });
  asked.set(address, answer);
  return answer.then((response) => response.clone());
}

/** The answer to the first call of this address that was asked early. It counts once: later calls ask anew. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = asked.get(address);
  asked.delete(address);
  return answer;
}
