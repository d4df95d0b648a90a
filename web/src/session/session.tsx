import type { Role } from '@aloghor/functions/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { accessToken } from '../api/access-token.ts';
import { isAdminQuery } from '../api/users.ts';
import { leaveThroughGate } from '../lib/leaving-gate.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { keepFollowing } from './keep-following.ts';

export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  photo: string | undefined;
}

export type Visitor = 'guest' | Role;

export interface Session {
  user: SessionUser | undefined;
  /** Whoever is signed in shops as a customer while it is not known whether they are an admin. */
  visitor: Visitor;
  /** True until it is known who this is, and the server was asked once whether an admin. */
  isLoading: boolean;
  /** False as long as the server has not said whether who is signed in is an admin. It is asked again by itself. */
  isRoleKnown: boolean;
  /** Asks at once. */
  askRole: () => Promise<unknown>;
  /** Starts to follow who is signed in; call it before somebody signs in. */
  follow: () => void;
  /** Asks first, where the page has edits to lose. */
  signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The identity provider weighs more than the page; only those who have an account load it. */
const identity = () => import('./identity.ts');

/** Who uses the shop. A guest is known at once, without asking anybody. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isFollowing, setIsFollowing] = useState(() => accessToken() !== null);
  const [told, setUser] = useState<SessionUser | null | undefined>(isFollowing ? undefined : null);
  // A page that was drawn ahead was drawn for a guest; who is here is seen right after it was taken over.
  const user = useIsHydrated() ? told : null;
  const email = user?.email;
  const {
    data: isAdmin,
    dataUpdatedAt: toldAt,
    isFetched: isRoleAsked,
    refetch: askRole,
  } = useQuery(isAdminQuery(email));
  const cache = useQueryClient();

  useEffect(() => {
    if (isFollowing) return keepFollowing(setUser);
  }, [isFollowing]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'access-token' && newValue) setIsFollowing(true); // signed in, in another tab
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    // The token still says what the role was when it was made. What fails is tried again when the server tells it next.
    if (email && isAdmin !== undefined && toldAt)
      void identity()
        .then(({ renewClaims }) => renewClaims(email, isAdmin))
        .catch(() => undefined);
  }, [email, isAdmin, toldAt]);

  // What belongs to one person must not be there for the next.
  const uid = user?.uid;
  useEffect(() => {
    if (uid) return () => cache.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [uid, cache]);

  const session = useMemo<Session>(
    () => ({
      user: user ?? undefined,
      visitor: user ? (isAdmin ? 'admin' : 'customer') : 'guest',
      isLoading: user === undefined || (user !== null && !isRoleAsked),
      isRoleKnown: isAdmin !== undefined,
      askRole,
      follow: () => setIsFollowing(true),
      signOut: () => leaveThroughGate(async () => (await identity()).leave()),
    }),
    [user, isAdmin, isRoleAsked, askRole],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
