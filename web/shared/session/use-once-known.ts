import { useEffect, useState } from 'react';
import { type Session, useSession } from './session.tsx';

type Go = (session: Session) => void;

/** Delays an action until it is known who the visitor is. */
export function useOnceKnown() {
  const session = useSession();
  const [go, setGo] = useState<Go>();

  useEffect(() => {
    if (!go || session.isLoading) return;
    setGo(undefined);
    go(session);
  }, [go, session]);

  const onceKnown = async () => (session.isLoading ? new Promise<Session>((known: Go) => setGo(() => known)) : session);
  return { onceKnown, isWaiting: go !== undefined };
}
