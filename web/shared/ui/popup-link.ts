import { loadPopups } from './popup.ts';

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
