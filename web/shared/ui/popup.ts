import type { LanguageCode } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { messagesIn } from '../locale/locale.ts';
import { loadStyles } from '../start/load-styles.ts';
import type { Answer, Dialog } from './dialog.ts';
import popupStyles from './popup.css?url';
import type { TimedPopup } from './popups.ts';

/** The code that shows popups is larger than most pages; it is loaded with the first popup, or before. */
export async function loadPopups() {
  const [popups] = await Promise.all([import('./popups.ts'), loadStyles(popupStyles)]);
  return popups;
}

/** Shows a popup that closes by itself. */
export async function showTimed(popup: TimedPopup): Promise<void> {
  const popups = await loadPopups().catch(() => undefined);
  if (popups) await popups.showTimed(popup);
  else window.alert(plainText(popup.title, popup.body));
}

/** Closes a popup that would close by itself. */
export async function closeTimed(): Promise<void> {
  const popups = await loadPopups();
  popups.closeTimed();
}

/** Shows a dialog that waits for an answer. */
export async function openDialog(dialog: Dialog): Promise<Answer> {
  const popups = await loadPopups().catch(() => undefined);
  if (popups) return popups.openDialog(dialog);
  const message = plainText(dialog.title, dialog.text);
  if (dialog.no) return { isConfirmed: window.confirm(message), isTicked: false };
  window.alert(message);
  return { isConfirmed: true, isTicked: false };
}

/** What the browser's own dialogs say when the popups cannot be loaded, as offline. */
function plainText(...texts: unknown[]): string {
  return texts.filter((text) => typeof text === 'string').join('\n');
}

/** A message to close by hand. */
export async function showNotice(
  text: string,
  language: LanguageCode,
  title?: string,
  signal?: AbortSignal,
): Promise<void> {
  await openDialog({ icon: 'info', title, text, yes: messagesIn(language, common).page.ok, signal });
}

/** An error with what to do next; closed by hand. */
export async function showFailure(title: string, text: string, language: LanguageCode): Promise<void> {
  await openDialog({ icon: 'error', title, text, yes: messagesIn(language, common).page.ok });
}

/** A success popup in the middle; closes by itself after `ms` milliseconds, or by its button where `ok` names one. */
export async function showSuccess(title: string, ms: number, body?: string | HTMLElement, ok?: string): Promise<void> {
  await showTimed({ icon: 'success', title, ms, body, ok });
}

/** A warning popup in the middle; closes by itself after `ms` milliseconds. */
export async function showWarning(title: string, ms: number, text?: string): Promise<void> {
  await showTimed({ icon: 'warning', title, ms, body: text });
}
