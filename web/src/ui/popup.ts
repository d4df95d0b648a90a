import type { SweetAlertOptions } from 'sweetalert2';
import { t } from '../messages/messages.ts';
import { SUCCESS_MS } from './times.ts';

/** Popups weigh more than most pages; they come with the first one, or ahead of it. */
export async function loadPopups() {
  const [{ default: Swal }] = await Promise.all([import('sweetalert2/dist/sweetalert2.js'), import('./popup.css')]);
  return Swal;
}

const timed = (ms: number): TextOptions => ({
  timer: ms,
  timerProgressBar: ms > 5_000,
  showConfirmButton: false,
});

/**
 * Not `title`, `footer` and texts as `html`: those are markup, and what a popup tells often holds a name that somebody
 * typed. The buttons' texts are markup too; they come from the messages alone.
 */
type TextOptions = Omit<SweetAlertOptions, 'title' | 'html' | 'footer'> & { html?: HTMLElement };

/** A popup in the shop's clothes, for what none of those below is made for. */
export async function fire(options: TextOptions): Promise<{ isConfirmed: boolean; value?: unknown }> {
  const Swal = await loadPopups().catch(() => undefined);
  if (!Swal) return { isConfirmed: sayPlainly(options) };
  return Swal.fire({
    iconColor: options.icon === 'success' ? 'var(--color-success)' : 'var(--color-brass)',
    scrollbarPadding: false,
    ...options,
  } as SweetAlertOptions); // leaving options out takes that type apart
}

/** Where no popup can be loaded, because the connection is lost, the browser's own still says it. */
function sayPlainly({ titleText, text, showCancelButton }: TextOptions): boolean {
  const words = [titleText, text].filter(Boolean).join('\n');
  if (showCancelButton) return window.confirm(words);
  window.alert(words);
  return true;
}

/** A small note at the top end; closes by itself after `ms` milliseconds. */
export async function showToast(title: string, ms = SUCCESS_MS, more: TextOptions = {}): Promise<void> {
  await fire({ toast: true, position: 'top-end', icon: 'success', titleText: title, ...timed(ms), ...more });
}

/** Something to read and close by hand. */
export async function showNotice(text: string, title?: string): Promise<void> {
  await fire({ icon: 'info', titleText: title, text, confirmButtonText: t.page.ok });
}

export interface Question {
  question: string;
  text?: string;
  yes: string;
  no: string;
}

/**
 * Asks in the middle of the page. The keyboard is on no: what is asked undoes something, and a key that is held too long
 * answers nothing else.
 */
export function ask({ question, text, yes, no }: Question, more: TextOptions = {}) {
  return fire({
    icon: 'question',
    titleText: question,
    text,
    showCancelButton: true,
    focusCancel: true,
    confirmButtonText: yes,
    cancelButtonText: no,
    ...more,
  });
}

/** A success popup in the middle; closes by itself after `ms` milliseconds, or by its button where `ok` names one. */
export async function showSuccess(title: string, ms: number, body?: string | HTMLElement, ok?: string): Promise<void> {
  const button = ok ? { showConfirmButton: true, confirmButtonText: ok } : {};
  const content = typeof body === 'object' ? { html: body } : { text: body };
  await fire({ icon: 'success', titleText: title, ...content, ...timed(ms), ...button });
}

/** A warning popup in the middle; closes by itself after `ms` milliseconds. */
export async function showWarning(title: string, ms: number, text = ''): Promise<void> {
  await fire({ icon: 'warning', titleText: title, text, ...timed(ms) });
}

/** Something went wrong: what, and what now; closed by hand. */
export async function showFailure(title: string, text: string): Promise<void> {
  await fire({ icon: 'error', iconColor: 'var(--color-danger)', titleText: title, text, confirmButtonText: t.page.ok });
}
