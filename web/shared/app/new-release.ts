import { isLeavingGuarded } from '../lib/leave-guard.ts';
import { timeoutSignal } from '../lib/timeout-signal.ts';

const LOOK_MS = 5_000;

/** The file that this code is built into: every page of its release names it. */
const OWN_FILE = new URL(import.meta.url).pathname;

/** Fields that somebody has typed into. Those of a search are in the address. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
const WITH_WORDS = 'textarea, input:not([type=checkbox], [type=radio], search *)';

let looking: Promise<void> | undefined;

/**
 * A deployment deletes the files of the previous release: an open tab that needs one of them reloads by itself, once, but
 * never over what somebody has typed.
 */
export function reloadForNewRelease(): void {
  window.addEventListener('input', ({ target }) => {
    if (isField(target) && target.matches(WITH_WORDS)) typedInto.add(target);
  });
  window.addEventListener('vite:preloadError', () => {
    looking ??= reloadIfNew().finally(() => {
      looking = undefined;
    });
  });
}

/** The look for a new release that is under way. It never ends where the page is reloaded: then nothing is to be said. */
export function lookForRelease(): Promise<void> | undefined {
  return looking;
}

async function reloadIfNew(): Promise<void> {
  if (holdsWords() || (await isCurrent()) || holdsWords()) return;
  window.location.reload();
  await new Promise(() => {});
}

function holdsWords(): boolean {
  return isLeavingGuarded() || [...typedInto].some(({ isConnected, value }) => isConnected && value.trim() !== '');
}

/** Also where the shop does not answer: a reload would not help. */
async function isCurrent(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', signal: timeoutSignal(LOOK_MS) });
    return !answer.ok || (await answer.text()).includes(OWN_FILE);
  } catch {
    return true;
  }
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
