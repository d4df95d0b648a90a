import type { SweetAlertOptions } from 'sweetalert2';
import type { LanguageCode } from '../lib/language.ts';
import { loadStyles } from '../lib/load-styles.ts';
import { messagesIn } from '../locale/locale.ts';
import { commonMessages } from '../locale/messages.ts';
import popupStyles from './popup.css?url';

/** The popup library is larger than most pages; it is loaded with the first popup, or preloaded, with what popups alone need. */
export async function loadPopups() {
  const [{ default: Swal }, { keepTogether }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.js'),
    import('./keep-together.ts'),
    loadStyles(popupStyles),
  ]);
  return Swal.mixin({ scrollbarPadding: false, willOpen: keepTogether });
}

export const timed = (ms: number): TextOptions => ({
  timer: ms,
  timerProgressBar: ms > 5_000,
  showConfirmButton: false,
});

/**
 * Without `title`, `footer` and texts as `html`: those are parsed as markup, and popups often show a name that somebody
 * typed. The buttons' texts are parsed too; they come only from the messages.
 */
export type TextOptions = Omit<SweetAlertOptions, 'title' | 'html' | 'footer'> & { html?: HTMLElement };

/** A popup in the shop's style, for cases that those below do not cover. */
export async function fire(options: TextOptions): Promise<{ isConfirmed: boolean; value?: unknown }> {
  const Swal = await loadPopups().catch(() => undefined);
  if (!Swal) return { isConfirmed: sayPlainly(options) };
  return Swal.fire({
    iconColor: options.icon === 'success' ? 'var(--color-success)' : 'var(--color-brass)',
    ...(!options.titleText && { didOpen: nameByText }),
    ...options,
  } as SweetAlertOptions); // leaving options out takes that type apart
}

/** A dialog without a title is named by its text. */
function nameByText(popup: HTMLElement): void {
  popup.setAttribute('aria-labelledby', 'swal2-html-container');
}

/** The fallback when the library cannot be loaded, as offline: the browser's own dialog. */
function sayPlainly({ titleText, text, showCancelButton }: TextOptions): boolean {
  const message = [titleText, text].filter(Boolean).join('\n');
  if (showCancelButton) return window.confirm(message);
  window.alert(message);
  return true;
}

/** A message to close by hand. */
export async function showNotice(text: string, language: LanguageCode, title?: string): Promise<void> {
  const t = messagesIn(language, commonMessages);
  await fire({ icon: 'info', titleText: title, text, confirmButtonText: t.page.ok });
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

/** An error with what to do next; closed by hand. */
export async function showFailure(title: string, text: string, language: LanguageCode): Promise<void> {
  const t = messagesIn(language, commonMessages);
  await fire({ icon: 'error', iconColor: 'var(--color-danger)', titleText: title, text, confirmButtonText: t.page.ok });
}
