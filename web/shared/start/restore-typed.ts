export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts what was typed into prerendered fields into those that React has made in their place, because something else, such
 * as a password manager, had changed the page before it was hydrated.
 */
export function restoreTyped(root: HTMLElement, prerendered: Field[], focused: Element | null): void {
  for (const old of prerendered) {
    if (old.isConnected || !old.name) continue;
    const fresh = inPlaceOf(old, [...root.querySelectorAll<Field>('input, textarea, select')], prerendered);
    if (!fresh) continue;
    if (isChanged(old) && !isChanged(fresh)) fill(fresh, old);
    if (old === focused && document.activeElement === document.body) fresh.focus({ preventScroll: true });
  }
}

/** Of several with one name, such as choices, the one in the same place among them. */
function inPlaceOf(old: Field, fields: Field[], prerendered: Field[]): Field | undefined {
  const isAlike = ({ name, tagName }: Field) => name === old.name && tagName === old.tagName;
  return fields.filter(isAlike)[prerendered.filter(isAlike).indexOf(old)];
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** As if it was typed now. React overrides `value` of each field, to know its own changes from those of the user. */
function fill(field: Field, { value }: Field): void {
  if (isBox(field)) {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
