import type { LanguageCode } from '../lib/language.ts';
import { showNotice } from './popup.ts';
import { showToast } from './popup-actions.ts';

interface CopyTexts {
  copied: string;
  /** Above a link that the browser did not copy. */
  copyByHand: string;
}

/** Opens the phone's own sheet for sharing; where there is none, copies the link. */
export async function shareLink(
  link: { url: string; title: string },
  t: CopyTexts,
  language: LanguageCode,
): Promise<void> {
  if (!navigator.share) return copyLink(link.url, t, language);
  try {
    await navigator.share(link);
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) await copyLink(link.url, t, language);
  }
}

/** Copies a link; shows it where copying is not possible, as in many browsers within apps. */
export async function copyLink(url: string, { copied, copyByHand }: CopyTexts, language: LanguageCode): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void showToast(copied);
  } catch {
    void showNotice(url, language, copyByHand);
  }
}
