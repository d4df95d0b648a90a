import type { CallerRole } from '@aloghor/functions/domain/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { accessToken } from '../api/access-token.ts';
import { roleQuery } from '../api/role.ts';
import { leaveThroughGuard } from '../lib/leave-guard.ts';
import { TOKEN_KEY } from '../lib/storage.ts';
import { useIsHydrated } from '../start/hydration.ts';

export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  photo: string | undefined;
}

export type Visitor = CallerRole;

export interface Session {
  user: SessionUser | undefined;
  /** A signed-in visitor counts as a customer while the role is unknown. */
  visitor: Visitor;
  /** True until the visitor is known, and the role was requested once. */
  isLoading: boolean;
  /** False until the server has answered for the role of a signed-in visitor; the query retries by itself. */
  isRoleKnown: boolean;
  /** Requests the role at once. */
  askRole: () => Promise<unknown>;
  /** Starts to follow the sign-in state; call it before a sign-in. */
  follow: () => void;
  /** Asks first, if the page has unsaved edits. */
  signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The identity provider's SDK is larger than the page; it is loaded only for visitors with an account. */
const identity = () => import('./identity.ts');

/** Provides the visitor. A guest is known at once, without a request. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isFollowing, setIsFollowing] = useState(() => accessToken() !== null);
  const [reported, setUser] = useState<SessionUser | null | undefined>(isFollowing ? undefined : null);
  // A prerendered page shows a guest; the visitor is read right after hydration.
  const user = useIsHydrated() ? reported : null;
  const email = user?.email;
  const {
    data: role,
    dataUpdatedAt: roleUpdatedAt,
    isFetched: isRoleAsked,
    refetch: askRole,
  } = useQuery(roleQuery(email));
  const cache = useQueryClient();

  useEffect(() => {
    if (isFollowing) return keepFollowing(setUser);
  }, [isFollowing]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue) setIsFollowing(true); // signed in, in another tab
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    // The token still has the role from when it was made. A failure is retried at the server's next answer.
    if (email && role && roleUpdatedAt)
      void identity()
        .then(({ renewClaims }) => renewClaims(email, role))
        .catch(() => undefined);
  }, [email, role, roleUpdatedAt]);

  // Cached data of one person must not be shown to the next.
  const uid = user?.uid;
  useEffect(() => {
    if (uid) return () => cache.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [uid, cache]);

  const session = useMemo<Session>(
    () => ({
      user: user ?? undefined,
      visitor: user ? (role ?? 'customer') : 'guest',
      isLoading: user === undefined || (user !== null && !isRoleAsked),
      isRoleKnown: role !== undefined,
      askRole,
      follow: () => setIsFollowing(true),
      signOut: () => leaveThroughGuard(async () => (await identity()).leave()),
    }),
    [user, role, isRoleAsked, askRole],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

const TRY_AGAIN_MS = 5_000;

/** Follows the sign-in state until the returned function is called; retries while the provider cannot be reached. */
function keepFollowing(onVisitor: (visitor: SessionUser | null | undefined) => void): () => void {
  let stop = () => {};
  let isWanted = true;

  async function begin(): Promise<void> {
    try {
      const { followVisitor } = await import('./identity.ts');
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

type Resolve = (session: Session) => void;

/** Delays actions until it is known who the visitor is. */
export function useOnceKnown() {
  const session = useSession();
  const [waiting, setWaiting] = useState<Resolve[]>([]);

  useEffect(() => {
    if (waiting.length === 0 || session.isLoading) return;
    setWaiting([]);
    for (const resolve of waiting) resolve(session);
  }, [waiting, session]);

  const onceKnown = async () =>
    session.isLoading ? new Promise<Session>((resolve) => setWaiting((others) => [...others, resolve])) : session;
  return { onceKnown, isWaiting: waiting.length > 0 };
}
