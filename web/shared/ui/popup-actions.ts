import type { Answer } from './dialog.ts';
import { closeTimed, openDialog, showTimed } from './popup.ts';
import type { TimedPopup } from './popups.ts';
import { SUCCESS_MS } from './times.ts';

// The popups that home does not show.

/** A toast at the top right; closes by itself after `ms` milliseconds. */
export async function showToast(
  title: string,
  ms = SUCCESS_MS,
  more?: Pick<TimedPopup, 'body' | 'target'>,
): Promise<void> {
  await showTimed({ icon: 'success', title, ms, isToast: true, ...more });
}

export interface Question {
  question: string;
  text?: string;
  yes: string;
  no: string;
  /** The label of a checkbox. */
  tick?: string | undefined;
}

/** A confirmation dialog. */
export function ask({ question, ...dialog }: Question): Promise<Answer> {
  return openDialog({ icon: 'question', title: question, ...dialog });
}

/** A link inside a popup, which it closes; `onFollow` navigates without reloading the shop. */
export function popupLink(href: string, label: string, onFollow: () => void): HTMLElement {
  const link = actingElement('a', label, (event) => {
    event.preventDefault();
    void closeTimed();
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
