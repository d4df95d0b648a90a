import type { SweetAlertOptions } from 'sweetalert2';
import { loadStyles } from '../lib/load-styles.ts';
import { t } from '../locale/messages.ts';
import { shop } from '../shop.config.ts';
import popupStyles from './popup.css?url';
import { SUCCESS_MS } from './times.ts';
import { ORDER_NUMBER } from './with-number.tsx';

/** The popup library is larger than most pages; it is loaded with the first popup, or preloaded. */
export async function loadPopups() {
  const [{ default: Swal }] = await Promise.all([import('sweetalert2/dist/sweetalert2.js'), loadStyles(popupStyles)]);
  return Swal;
}

const timed = (ms: number): TextOptions => ({
  timer: ms,
  timerProgressBar: ms > 5_000,
  showConfirmButton: false,
});

/**
 * Without `title`, `footer` and texts as `html`: those are parsed as markup, and popups often show a name that somebody
 * typed. The buttons' texts are parsed too; they come only from the messages.
 */
type TextOptions = Omit<SweetAlertOptions, 'title' | 'html' | 'footer'> & { html?: HTMLElement };

/** A popup in the shop's style, for cases that those below do not cover. */
async function fire(options: TextOptions): Promise<{ isConfirmed: boolean; value?: unknown }> {
  const Swal = await loadPopups().catch(() => undefined);
  if (!Swal) return { isConfirmed: sayPlainly(options) };
  return Swal.fire({
    iconColor: options.icon === 'success' ? 'var(--color-success)' : 'var(--color-brass)',
    scrollbarPadding: false,
    willOpen: keepTogether,
    ...(!options.titleText && { didOpen: nameByText }),
    ...options,
  } as SweetAlertOptions); // leaving options out takes that type apart
}

/** A dialog without a title is named by its text. */
function nameByText(popup: HTMLElement): void {
  popup.setAttribute('aria-labelledby', 'swal2-html-container');
}

/**
 * No line breaks within the number of an order, or between a sum and its unit, also in a popup's own HTML. The text
 * itself stays as it is: it is copied and searched for.
 */
function keepTogether(popup: HTMLElement): void {
  for (const content of popup.querySelectorAll('.swal2-title, .swal2-html-container')) {
    for (const text of textsIn(content)) {
      const parts = unbreakableParts(text.data);
      if (parts.length > 1) text.replaceWith(...parts.map((part, place) => (place % 2 === 1 ? whole(part) : part)));
    }
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // it shows nothing else
  return texts;
}

const UNITS = [shop.currency.name, shop.currency.nameInBangla].map((unit) => unit.replace(/\W/g, '\\$&')).join('|');
const UNBREAKABLE = new RegExp(`(${ORDER_NUMBER.source}|[\\d০-৯][\\d০-৯,.]* (?:${UNITS}))`);

/** The parts of a text: each second one is the number of an order, or a sum with its unit. */
export function unbreakableParts(text: string): string[] {
  return text.split(UNBREAKABLE);
}

function whole(part: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'whitespace-nowrap';
  span.textContent = part;
  return span;
}

/** The fallback when the library cannot be loaded, as offline: the browser's own dialog. */
function sayPlainly({ titleText, text, showCancelButton }: TextOptions): boolean {
  const message = [titleText, text].filter(Boolean).join('\n');
  if (showCancelButton) return window.confirm(message);
  window.alert(message);
  return true;
}

/** A toast at the top right; closes by itself after `ms` milliseconds. */
export async function showToast(title: string, ms = SUCCESS_MS, more: TextOptions = {}): Promise<void> {
  await fire({ toast: true, position: 'top-end', icon: 'success', titleText: title, ...timed(ms), ...more });
}

/** A message to close by hand. */
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
 * A confirmation dialog. The focus is on no, so that a key held too long does not confirm something destructive.
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

/** An error with what to do next; closed by hand. */
export async function showFailure(title: string, text: string): Promise<void> {
  await fire({ icon: 'error', iconColor: 'var(--color-danger)', titleText: title, text, confirmButtonText: t.page.ok });
}

/** A link inside a popup, which it closes; `onFollow` navigates without reloading the shop. */
export function popupLink(href: string, label: string, onFollow: () => void): HTMLElement {
  const link = actingElement('a', label, async (event) => {
    event.preventDefault();
    (await loadPopups()).close();
    onFollow();
  });
  link.setAttribute('href', href);
  return link;
}

/** A link or a button as a DOM element, for places outside React. */
export function actingElement(tag: 'a' | 'button', label: string, onClick: (event: Event) => void): HTMLElement {
  const element = document.createElement(tag);
  element.className = 'inline-flex min-h-11 items-center font-semibold text-bottle underline underline-offset-4';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
