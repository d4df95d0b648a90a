/** Whether the keyboard is nowhere: what had it has left the page, or is a popup on its way out. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('.swal2-hide') !== null;
}
