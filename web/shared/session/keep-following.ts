import type { SessionUser } from './session.tsx';

const TRY_AGAIN_MS = 5_000;

/** Follows the sign-in state until the returned function is called; retries while the provider cannot be reached. */
export function keepFollowing(onVisitor: (visitor: SessionUser | null | undefined) => void): () => void {
  let stop = () => {};
  let isWanted = true;

  async function begin(): Promise<void> {
    try {
      const { followVisitor } = await import('./follow-visitor.ts');
      stop = await followVisitor((visitor) => isWanted && onVisitor(visitor));
      if (!isWanted) stop();
    } catch {
      if (isWanted) setTimeout(begin, TRY_AGAIN_MS);
    }
  }

  void begin();
  return () => {
    isWanted = false;
    stop();
  };
}
