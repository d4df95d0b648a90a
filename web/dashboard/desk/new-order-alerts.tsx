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
import { isChosen } from './alert-choices.ts';
import { newCalls } from './queued-calls.ts';

/**
 * Tells of new orders on every page: by a sound and a notification of the browser, where the person has chosen them, and by
 * their number in the tab's title until the tab is looked at.
 */
export function NewOrderAlerts() {
  const language = useLanguage();
  const t = useMessages(newOrderAlerts);
  const navigate = useNavigate();
  const { data: desk } = useQuery(liveDeskQuery);
  const calls = desk?.isLive ? desk.queue?.now : undefined;
  const before = useRef(calls);
  const [unseen, setUnseen] = useState(0);

  const tell = useLatest((arrived: number) => {
    if (isChosen('sound')) chime();
    if (!document.hidden) return;
    setUnseen(unseen + arrived);
    if (isChosen('notification'))
      showNotification(t.arrived(unseen + arrived), t.text, () => navigate(paths.dashboard.toCall));
  });

  useEffect(() => {
    if (!calls) return;
    const arrived = before.current ? newCalls(before.current, calls).length : 0;
    before.current = calls;
    if (arrived > 0) tell.current(arrived);
  }, [calls, tell]);

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

/** One at a time: a later one replaces it. Phones show notifications of a service worker alone. */
function showNotification(title: string, body: string, onOpen: () => void): void {
  try {
    const notification = new Notification(title, { body, tag: 'new-orders' });
    notification.onclick = () => {
      window.focus();
      onOpen();
      notification.close();
    };
  } catch (error) {
    console.warn('The browser shows no notification', error);
  }
}
