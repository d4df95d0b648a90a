import { isLeavingGuarded } from '../lib/leave-guard.ts';
import { tabStorage } from '../lib/storage.ts';
import { timeoutSignal } from '../lib/timeout-signal.ts';

const LOOK_MS = 5_000;

/** The release that this tab was reloaded from: it is not reloaded from the same one again. */
const RELOADED_FROM = 'reloadedFrom';

/** Fields that somebody has typed into. Those of a search are in the address. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
const WITH_WORDS = 'textarea, input:not([type=checkbox], [type=radio], search *)';

let looking: Promise<void> | undefined;

/**
 * A deployment deletes the files of the previous release: an open tab that needs one of them reloads by itself, once, but
 * never over what somebody has typed. `entry` is the path of the application's first file: it stands for the release, because
 * every page of the release names it, and no other page.
 */
export function reloadForNewRelease(entry: string): void {
  window.addEventListener('input', ({ target }) => {
    if (isField(target) && target.matches(WITH_WORDS)) typedInto.add(target);
  });
  window.addEventListener('vite:preloadError', () => {
    looking ??= reloadIfNew(entry).finally(() => {
      looking = undefined;
    });
  });
}

/** The look for a new release that is under way. It never ends where the page is reloaded: then nothing is to be said. */
export function lookForRelease(): Promise<void> | undefined {
  return looking;
}

async function reloadIfNew(entry: string): Promise<void> {
  if (holdsWords() || tabStorage.get(RELOADED_FROM) === entry || (await isCurrent(entry)) || holdsWords()) return;
  tabStorage.set(RELOADED_FROM, entry);
  if (!tabStorage.isPersistent(RELOADED_FROM)) return; // who cannot remember a reload could reload for ever
  window.location.reload();
  await new Promise(() => {});
}

function holdsWords(): boolean {
  return isLeavingGuarded() || [...typedInto].some(({ isConnected, value }) => isConnected && value.trim() !== '');
}

/** Also where the shop does not answer: a reload would not help. */
async function isCurrent(entry: string): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', signal: timeoutSignal(LOOK_MS) });
    return !answer.ok || (await answer.text()).includes(entry);
  } catch {
    return true;
  }
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
