import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { accessToken, dropAccessToken, keepAccessToken, renewTokenWith } from '../api/access-token.ts';
import { fetchToken, isAdminQuery } from '../api/users.ts';

export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  photo: string | undefined;
}

export type Visitor = 'guest' | 'customer' | 'admin';

interface Session {
  user: SessionUser | undefined;
  visitor: Visitor;
  /** True until it is known who this is, and whether an admin. */
  isLoading: boolean;
  /** Starts to follow who is signed in; call it before somebody signs in. */
  follow: () => void;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The identity provider weighs more than the page; only those who have an account load it. */
const identity = () => import('./identity.ts');

/** Who uses the shop. A guest is known at once, without asking anybody. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isFollowing, setIsFollowing] = useState(() => accessToken() !== null);
  const [user, setUser] = useState<SessionUser | null | undefined>(isFollowing ? undefined : null);
  const admin = useQuery(isAdminQuery(user?.email));
  const cache = useQueryClient();

  useEffect(() => {
    if (isFollowing) return followUser(setUser);
  }, [isFollowing]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'access-token' && newValue) setIsFollowing(true); // signed in, in another tab
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const isAdmin = admin.data;
  useEffect(() => {
    // The token still says what the role was when it was made.
    if (isAdmin !== undefined) void identity().then(({ renewClaims }) => renewClaims(isAdmin));
  }, [isAdmin]);

  // What belongs to one person must not be there for the next.
  const uid = user?.uid;
  useEffect(() => {
    if (uid) return () => cache.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [uid, cache]);

  const session = useMemo<Session>(
    () => ({
      user: user ?? undefined,
      visitor: user ? (isAdmin ? 'admin' : 'customer') : 'guest',
      isLoading: user === undefined || (user !== null && admin.isPending),
      follow: () => setIsFollowing(true),
      signOut: async () => (await identity()).leave(),
    }),
    [user, isAdmin, admin.isPending],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** Keeps user and token in step with the identity provider. */
function followUser(setUser: (user: SessionUser | null) => void): () => void {
  let isCurrent = true;
  const started = identity().then(({ watchUser, freshToken }) => {
    renewTokenWith(async () => {
      const token = await freshToken();
      if (token) keepAccessToken(token);
      return token !== undefined;
    });
    let latest: unknown;
    return watchUser(async (found) => {
      latest = found;
      const next = found?.email
        ? { uid: found.uid, email: found.email, name: found.displayName ?? '', photo: found.photoURL ?? undefined }
        : null;
      if (found && next) await keepFreshToken(next.email, await found.getIdToken());
      else dropAccessToken();
      if (isCurrent && latest === found) setUser(next);
    });
  });
  return () => {
    isCurrent = false;
    void started.then((stop) => stop());
  };
}

/** An older token stays when the server cannot be reached now; a refused one is renewed by the call that needs it. */
async function keepFreshToken(email: string, identityToken: string): Promise<void> {
  const answer = await fetchToken(email, identityToken).catch(() => undefined);
  if (answer) keepAccessToken(answer.token);
}
