import type { InputEvent } from 'react';
import { t } from '../messages/messages.ts';

/** For a required field, on each input: what holds spaces alone is not filled in, and the browser says so. */
export function refuseBlank({ currentTarget: field }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? t.page.blank : '');
}
