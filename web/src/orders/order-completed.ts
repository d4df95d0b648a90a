import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { actingElement, popupLink } from '../ui/popup-link.ts';

/** What the popup of a placed order says: its id on a line of its own, to be copied, what comes next, and where to follow it. */
export function orderCompleted(id: string, onFollow: () => void): HTMLElement {
  const content = document.createElement('div');
  const number = document.createElement('strong');
  number.className = 'block break-all text-ink';
  number.textContent = id;
  const line = document.createElement('p');
  line.append(`${t.order.idLabel} `, number);
  const soon = document.createElement('p');
  soon.className = 'my-2';
  soon.textContent = t.order.contactSoon;
  content.append(line, copyButton(number), soon, popupLink(paths.track, t.order.followThis, onFollow));
  return content;
}

function copyButton(number: HTMLElement): HTMLElement {
  const button = actingElement('button', t.order.copy, async () => {
    try {
      await navigator.clipboard.writeText(number.innerText);
      button.textContent = t.order.copied;
    } catch {
      // Browsers inside other apps refuse it, and on plain HTTP there is no clipboard: one more touch copies it by hand.
      window.getSelection()?.selectAllChildren(number);
    }
  });
  button.ariaLive = 'polite';
  return button;
}
