import type { CallerRole } from '@aloghor/functions/domain/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { accessToken, renewTokenWith } from '../api/access-token.ts';
import { roleQuery } from '../api/role.ts';
import { leaveThroughGuard } from '../lib/leave-guard.ts';
import { TOKEN_KEY } from '../lib/storage.ts';
import { useIsHydrated } from '../start/hydration.ts';
import { workBeforeSignOut } from './before-sign-out.ts';
import { onceQuiet } from './once-quiet.ts';

export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  photo: string | undefined;
}

export type Visitor = CallerRole;

export interface Session {
  user: SessionUser | undefined;
  /** While the role is unknown, a signed-in visitor counts as the stored token says, or else as a customer. */
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

/** The visitor whom the stored token names, while nobody has checked it yet. */
export interface StoredVisitor {
  user: SessionUser;
  visitor: Visitor;
}

interface SessionProviderProps {
  /** Taken for the visitor until the identity provider reports another one; without it, nobody is. */
  stored?: StoredVisitor | undefined;
  children: ReactNode;
}

/** Provides the visitor. A guest is known at once, without a request. */
export function SessionProvider({ stored, children }: SessionProviderProps) {
  const [isFollowing, setIsFollowing] = useState(() => accessToken() !== null);
  const [reported, setUser] = useState<SessionUser | null | undefined>(isFollowing ? stored?.user : null);
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

  useEffect(() => renewTokenWith(async () => (await identity()).renewShopToken()), []);

  // The provider's code is as large as a page, which comes first, with its data, where the stored token is enough.
  const [isProviderNeeded, setIsProviderNeeded] = useState(!stored);
  useEffect(() => {
    if (!isProviderNeeded && isRoleAsked) return onceQuiet(cache, () => setIsProviderNeeded(true));
  }, [isProviderNeeded, isRoleAsked, cache]);
  useEffect(() => {
    if (isFollowing && isProviderNeeded) return keepFollowing(setUser, stored?.user);
  }, [isFollowing, isProviderNeeded, stored]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue) setIsFollowing(true); // signed in, in another tab
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    // The token still has the role from when it was made. A failure is retried at the server's next answer.
    if (isProviderNeeded && email && role && roleUpdatedAt)
      void identity()
        .then(({ renewClaims }) => renewClaims(email, role))
        .catch(() => undefined);
  }, [isProviderNeeded, email, role, roleUpdatedAt]);

  // Cached data of one person must not be shown to the next.
  const uid = user?.uid;
  useEffect(() => {
    if (uid) return () => cache.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [uid, cache]);

  const likely = stored && stored.user.uid === uid && !isRoleAsked ? stored.visitor : 'customer';
  const session = useMemo<Session>(
    () => ({
      user: user ?? undefined,
      visitor: user ? (role ?? likely) : 'guest',
      isLoading: user === undefined || (user !== null && !isRoleAsked),
      isRoleKnown: role !== undefined,
      askRole,
      follow: () => setIsFollowing(true),
      signOut: () => leaveThroughGuard(logOut),
    }),
    [user, role, likely, isRoleAsked, askRole],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

async function logOut(): Promise<void> {
  const [{ leave }] = await Promise.all([identity(), workBeforeSignOut()]);
  await leave();
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

const TRY_AGAIN_MS = 5_000;

/**
 * Follows the sign-in state until the returned function is called; retries while the provider cannot be reached. `shown`:
 * who is already taken for the visitor.
 */
function keepFollowing(
  onVisitor: (visitor: SessionUser | null | undefined) => void,
  shown: SessionUser | undefined,
): () => void {
  let stop = () => {};
  let isWanted = true;

  async function begin(): Promise<void> {
    try {
      const { followVisitor } = await identity();
      stop = await followVisitor((visitor) => isWanted && onVisitor(visitor), shown);
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
