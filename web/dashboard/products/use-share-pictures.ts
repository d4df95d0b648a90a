import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { renewItems } from '../cache.ts';
import { notDoneText } from '../layout/show-error.ts';
import { sharePictures } from '../messages/en/products.ts';
import type { SharePictureProblem } from './make-share-picture.ts';
import { withoutSharePictureQuery } from './products-api.ts';

interface Problem {
  id: string;
  name: string;
  problem: SharePictureProblem;
}

type Run =
  | { at: 'idle' }
  /** `waitsUntil`: the server takes no more uploads before. */
  | { at: 'working'; done: number; total: number; waitsUntil?: number }
  /** `left`: how many were not tried; `why`, unless somebody stopped it. */
  | { at: 'ended'; made: number; problems: Problem[]; left: number; why?: string };

/** Where an answer does not say for how long. */
const WAIT_MS = 60_000;

/** Makes the missing pictures for link previews one after another; what is made is saved, so a stopped run continues. */
export function useSharePictures() {
  const language = useLanguage();
  const t = useMessages(sharePictures);
  const cache = useQueryClient();
  const { data: missing = [] } = useQuery(withoutSharePictureQuery);
  const [run, setRun] = useState<Run>({ at: 'idle' });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  async function start() {
    const stopping = new AbortController();
    ending.current = stopping;
    const { signal } = stopping;
    const problems: Problem[] = [];
    let [made, done] = [0, 0];
    let why: string | undefined;
    const total = missing.length;
    setRun({ at: 'working', done, total });
    try {
      const { makeSharePicture } = await import('./make-share-picture.ts');
      for (const id of missing) {
        const outcome = await patiently(
          () => makeSharePicture(id, signal),
          signal,
          (waitsUntil) => setRun({ at: 'working', done, total, waitsUntil }),
        );
        if (outcome === 'made') made++;
        else if (outcome !== 'none') problems.push({ id, ...outcome });
        setRun({ at: 'working', done: ++done, total });
      }
    } catch (error) {
      if (!signal.aborted) why = notDoneText(error, t.failed, language);
    }
    setRun({ at: 'ended', made, problems, left: total - done, ...(why !== undefined && { why }) });
    await renewItems(cache);
  }

  return {
    missing: missing.length,
    run,
    start,
    stop: () => ending.current?.abort(),
    close: () => setRun({ at: 'idle' }),
  };
}

/** Repeats what was rejected as too much at once, when the server takes more. @throws when `signal` is aborted */
async function patiently<Result>(
  act: () => Promise<Result>,
  signal: AbortSignal,
  onWait: (until: number) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!hasErrorCode(error, 'too-many')) throw error;
      const ms = error.retryAfterMs ?? WAIT_MS;
      onWait(serverNow() + ms);
      await passed(ms, signal);
    }
  }
}

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
