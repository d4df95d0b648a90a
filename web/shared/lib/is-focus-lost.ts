/** Whether the focus is lost: its element was removed, or is a closing popup. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('.swal2-hide') !== null;
}
