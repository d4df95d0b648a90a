import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { setLeaveGuard } from '../../shared/lib/leave-guard.ts';
import { keepTabState, keepUnsavedForm, readTabState, readUnsavedForm } from '../../shared/lib/tab-state.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { isStaffPath } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { leaving } from '../messages/en/common.ts';

/**
 * While there are unsaved edits, asks before a link, Back, Forward or signing out leaves the page, and lets the browser
 * ask before the tab is closed. The router's own blocker knows neither links to the shop nor signing out. `onLeave`: called
 * once somebody has agreed to lose them.
 */
export function useAskBeforeLeaving(hasEdits: boolean, onLeave?: () => void): void {
  const language = useLanguage();
  const navigate = useNavigate();
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(
    () => (hasEdits ? guardPage(navigate, language, () => latest.current?.()) : undefined),
    [hasEdits, navigate, language],
  );
}

function guardPage(navigate: (to: string) => unknown, language: LanguageCode, onLeave: () => void): () => void {
  const t = messagesIn(language, leaving);
  const guarding = new AbortController();
  const { pathname } = window.location;
  const place = placeInHistory();
  let isAsking = false;
  let isReturning = false;

  async function ask(leave: () => unknown) {
    if (isAsking) return;
    isAsking = true;
    // An open side menu is modal, and would cover the question. Not by `:modal`, at which Safari 15.4 and Firefox 102 throw.
    for (const menu of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) menu.close();
    const isLeaving = await askFirst(t);
    isAsking = false;
    if (!isLeaving || guarding.signal.aborted) return;
    guarding.abort();
    onLeave();
    leave();
  }

  function onClick(event: MouseEvent) {
    const link = linkOf(event);
    if (!link || link.pathname === pathname) return;
    event.preventDefault(); // the router ignores prevented clicks
    const inDashboard = () => navigate(link.pathname + link.search + link.hash);
    void ask(isStaffPath(link.pathname) ? inDashboard : () => window.location.assign(link.href));
  }

  function onPopState(event: PopStateEvent) {
    if (window.location.pathname === pathname && !isReturning) return;
    event.stopImmediatePropagation(); // before the router's listener
    if (isReturning) {
      isReturning = false;
      return;
    }
    const steps = stepsBetween(place, placeInHistory());
    isReturning = true;
    window.history.go(-steps);
    void ask(() => window.history.go(steps));
  }

  const options = { capture: true, signal: guarding.signal };
  document.addEventListener('click', onClick, options);
  setLeaveGuard({ onPopState, ask });
  guarding.signal.addEventListener('abort', () => setLeaveGuard(undefined));
  window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
  return () => guarding.abort();
}

/** The router's index of this history entry; undefined for entries made by links within a page. */
function placeInHistory(): number | undefined {
  return window.history.state?.idx;
}

function stepsBetween(from = 0, to = from - 1): number {
  return to - from || -1;
}

/** The internal link that a click would follow in this tab. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOurs = link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : undefined;
}

/**
 * State that survives a reload, only in this tab and for this session: no other person at this computer sees what was
 * typed about a buyer.
 * `read` validates the stored value, null at first; an older version of the page may have written it.
 */
export function useTabState<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const uid = useSession().user?.uid;
  const [value, setValue] = useState(() => read(readTabState(name, uid)));
  useEffect(() => keepTabState(name, uid, value), [name, uid, value]);
  return [value, setValue];
}

/** What is typed into one form and not saved. */
export interface UnsavedForm<Typed> {
  /** What was typed into it before a reload, or before a session or role has ended; null for nothing. */
  kept: Typed | null;
  /** Undefined once nothing is left to save. */
  keep: (typed: Typed | undefined) => void;
  /** Gives up what was typed before. */
  discard: () => void;
}

/**
 * Keeps in this tab what is typed into the form of this name until it is saved or given up: not about buyers, because it also
 * waits for the same person where a session or role ends meanwhile.
 */
export function useUnsavedForm<Typed>(name: string): UnsavedForm<Typed> {
  const uid = useSession().user?.uid;
  const [kept, setKept] = useState(() => readUnsavedForm(name, uid) as Typed | null); // as `keep` below has stored it
  const keep = useCallback((typed: Typed | undefined) => keepUnsavedForm(name, uid, typed), [name, uid]);
  const discard = useCallback(() => {
    keep(undefined);
    setKept(null);
  }, [keep]);
  return { kept, keep, discard };
}
