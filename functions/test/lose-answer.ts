import { vi } from 'vitest';
import { database } from '../src/platform/database/firebase.ts';

type Send = (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>;

/** What the client does when it does not know whether a commit was made. */
type Reaction = 'sends it again' | 'runs the transaction again';

/**
 * The next commit to this collection is made, but its answer is lost. `meanwhile` happens before the reaction. Returns
 * how to undo this, in case no commit comes.
 */
export function loseAnswer(collection: string, reaction: Reaction, meanwhile?: () => Promise<unknown>): () => void {
  const client = database as unknown as { request: Send }; // the client's types hide how it sends
  const send = client.request.bind(client);
  const spy = vi.spyOn(client, 'request').mockImplementation(async (method, request, ...rest) => {
    const answer = await send(method, request, ...rest);
    const isLost = method === 'commit' && JSON.stringify(request.writes).includes(`/documents/${collection}/`);
    if (!isLost) return answer;
    spy.mockRestore();
    await meanwhile?.();
    if (reaction === 'sends it again') return send(method, request, ...rest);
    throw Object.assign(new Error('14 UNAVAILABLE: connection reset'), { code: 14 });
  });
  return () => spy.mockRestore();
}
