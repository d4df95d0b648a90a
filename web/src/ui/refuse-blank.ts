import { isBlank } from '@aloghor/functions/domain/is-blank';
import type { InputEvent } from 'react';
import { t } from '../messages/messages.ts';

/** For a required field, on each input: what holds spaces alone is not filled in, and the browser says so. */
export function refuseBlank({ currentTarget: field }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  // An empty field is refused by the browser itself.
  field.setCustomValidity(field.value !== '' && isBlank(field.value) ? t.page.blank : '');
}
