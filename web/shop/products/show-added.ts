import { onlineManager } from '@tanstack/react-query';
import { isGuestCartPersistent } from '../../shared/cart/guest-cart.ts';
import { afterPaint } from '../../shared/lib/after-paint.ts';
import { t, tOffline } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { loadPopups, showToast } from '../../shared/ui/popup.ts';
import { popupLink } from '../../shared/ui/popup-link.ts';
import { HINT_MS, LONG_SUCCESS_MS } from '../../shared/ui/times.ts';

/**
 * Shows that a product is in the cart, with a link there. The toast is in the document right after its buttons, so that
 * Tab reaches it next, and stays open while it is hovered or focused.
 */
export async function showAdded(name: string, buttons: HTMLElement, onView: () => void): Promise<void> {
  await new Promise<void>(afterPaint); // of the cart's count
  const popups = await loadPopups().catch(() => undefined);
  const added = onlineManager.isOnline() ? t.product.added(name) : tOffline.added(name);
  const hint = notPersistentHint();
  await showToast(added, hint ? HINT_MS : LONG_SUCCESS_MS, {
    html: withHint(popupLink(paths.cart, t.cart.view, onView), hint),
    target: buttons,
    didOpen: (toast) => {
      if (!popups) return;
      for (const sign of ['mouseenter', 'focusin']) toast.addEventListener(sign, popups.stopTimer);
      for (const sign of ['mouseleave', 'focusout']) toast.addEventListener(sign, popups.resumeTimer);
    },
  });
}

let isHintShown = false;

/** Said once; the cart's page says it as long as it is so. */
function notPersistentHint(): string | undefined {
  if (isHintShown || isGuestCartPersistent()) return undefined;
  isHintShown = true;
  return t.cart.notPersistent;
}

function withHint(link: HTMLElement, hint?: string): HTMLElement {
  if (!hint) return link;
  const [body, said] = [document.createElement('div'), document.createElement('p')];
  said.textContent = hint;
  body.append(said, link);
  return body;
}

/** Call before the buttons unmount: a toast that is still open stays for its time. */
export function keepToast(buttons: HTMLElement): void {
  document.body.append(...buttons.querySelectorAll('.swal2-container'));
}
