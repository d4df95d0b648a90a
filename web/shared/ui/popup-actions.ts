import { fire, loadPopups, type TextOptions, timed } from './popup.ts';
import { SUCCESS_MS } from './times.ts';

// Popups that home has none of.

/** A toast at the top right; closes by itself after `ms` milliseconds. */
export async function showToast(title: string, ms = SUCCESS_MS, more: TextOptions = {}): Promise<void> {
  await fire({ toast: true, position: 'top-end', icon: 'success', titleText: title, ...timed(ms), ...more });
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
