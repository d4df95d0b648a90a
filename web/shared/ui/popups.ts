import type { SweetAlertOptions } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { keepTogether } from './keep-together.ts';

// The code that shows popups. Pages call `popup.ts`, which loads it on use.
export { openDialog } from './dialog.ts';

/** A popup that closes by itself. */
export interface TimedPopup {
  icon: 'success' | 'warning';
  title: string;
  /** An element where it has a link. A text is never parsed as markup. */
  body?: string | HTMLElement | undefined;
  /** Milliseconds until it closes. */
  ms: number;
  /** The label of a button that closes it sooner. */
  ok?: string | undefined;
  /** At the top right, over a page that stays usable. */
  isToast?: boolean;
  /** Where a toast is put into the document; such a one stays open while it is hovered or focused. */
  target?: HTMLElement;
}

/** The options of every popup. */
const SHARED_OPTIONS: SweetAlertOptions = {
  scrollbarPadding: false,
  customClass: { popup: 'popup' },
  willOpen: (popup) => keepTogether(popup.querySelectorAll('.swal2-title, .swal2-html-container')),
};

/** Resolves when it is closed. */
export async function showTimed({ icon, title, body = '', ms, ok, isToast, target }: TimedPopup): Promise<void> {
  await Swal.fire({
    ...SHARED_OPTIONS,
    icon,
    iconColor: icon === 'success' ? 'var(--color-success)' : 'var(--color-brass)',
    titleText: title,
    ...(typeof body === 'string' ? { text: body } : { html: body }),
    timer: ms,
    timerProgressBar: ms > 5_000,
    showConfirmButton: ok !== undefined,
    confirmButtonText: ok ?? '', // parsed as markup: it comes only from the messages
    ...(isToast && { toast: true, position: 'top-end' }),
    ...(target && { target, didOpen: stayWhileUsed }),
  } as SweetAlertOptions); // a cast: the union does not allow options to be left out
}

function stayWhileUsed(toast: HTMLElement): void {
  for (const sign of ['mouseenter', 'focusin']) toast.addEventListener(sign, Swal.stopTimer);
  for (const sign of ['mouseleave', 'focusout']) toast.addEventListener(sign, Swal.resumeTimer);
}

/** Closes a popup that would close by itself. */
export function closeTimed(): void {
  Swal.close();
}
