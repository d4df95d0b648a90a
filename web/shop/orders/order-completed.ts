import type { Placed } from '../../shared/api/orders.ts';
import { tOrdering } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { actingElement, popupLink } from '../../shared/ui/popup-link.ts';

/** The contents of the popup for a placed order: its number and its id, to be copied, what comes next, and a link to follow it. */
export function orderCompleted({ id, number: short }: Placed, onFollow: () => void): HTMLElement {
  const content = document.createElement('div');
  const number = document.createElement('strong');
  number.className = 'block break-all text-ink';
  number.textContent = id;
  const line = document.createElement('p');
  line.append(`${tOrdering.idLabel} `, number);
  if (short) content.append(shortNumber(short));
  const soon = document.createElement('p');
  soon.className = 'my-2';
  soon.textContent = tOrdering.contactSoon;
  content.append(line, copyButton(number), soon, popupLink(paths.track, tOrdering.followThis, onFollow));
  return content;
}

function shortNumber(text: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'mb-2 font-serif text-2xl text-ink';
  line.textContent = tOrdering.orderNumber(text);
  return line;
}

function copyButton(number: HTMLElement): HTMLElement {
  const button = actingElement('button', tOrdering.copy, async () => {
    try {
      await navigator.clipboard.writeText(number.innerText);
      button.textContent = tOrdering.copied;
    } catch {
      // In-app browsers refuse it, and on plain HTTP there is no clipboard: the selected id can be copied by hand.
      window.getSelection()?.selectAllChildren(number);
    }
  });
  button.ariaLive = 'polite';
  return button;
}
