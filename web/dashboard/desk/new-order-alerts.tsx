import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { count } from '../../shared/lib/format.ts';
import { useLatest } from '../../shared/lib/hooks.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { paths } from '../../shared/paths.ts';
import { useNavigate } from '../../shared/ui/link.tsx';
import { chime } from '../layout/chime.ts';
import { newOrderAlerts } from '../messages/en/desk.ts';
import { isChosen, showNotification } from './alert-choices.ts';
import { newestCallsQuery } from './desk-api.ts';
import { newCalls, type Told } from './queued-calls.ts';

/**
 * Tells of new orders on every page: by a sound and a notification of the browser, where the person has chosen them, and by
 * their number in the tab's title until the tab is looked at.
 */
export function NewOrderAlerts() {
  const language = useLanguage();
  const t = useMessages(newOrderAlerts);
  const navigate = useNavigate();
  const { data: desk, dataUpdatedAt: followedAt } = useQuery(liveDeskQuery);
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({ ...newestCallsQuery, enabled: desk?.isLive === false });
  // What was polled before the queue was last followed has been told since.
  const lastPolled = polledAt > followedAt ? polled : undefined;
  const calls = desk?.isLive ? desk.queue?.now : lastPolled;
  const newest = desk?.isLive ? desk.newest : undefined;
  const before = useRef<Told>(undefined);
  const [unseen, setUnseen] = useState(0);

  const tell = useLatest((arrived: number) => {
    if (isChosen('sound')) chime();
    if (!document.hidden) return;
    setUnseen(unseen + arrived);
    if (isChosen('notification')) notify(t.arrived(unseen + arrived), t.text, () => navigate(paths.dashboard.toCall));
  });

  useEffect(() => {
    if (!calls) return;
    const now = { calls, newest };
    const arrived = before.current ? newCalls(before.current, now).length : 0;
    before.current = now;
    if (arrived > 0) tell.current(arrived);
  }, [calls, newest, tell]);

  useEffect(() => {
    const onSeen = () => document.hidden || setUnseen(0);
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);

  useEffect(() => {
    if (unseen === 0) return;
    const { title } = document;
    document.title = `(${count(unseen, language)}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unseen, language]);

  return null;
}

function notify(title: string, body: string, onOpen: () => void): void {
  const notification = showNotification(title, body);
  if (!notification) return;
  notification.onclick = () => {
    window.focus();
    onOpen();
    notification.close();
  };
}
