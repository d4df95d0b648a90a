import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { languageName } from '../layout/language-names.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { type ItemField, type OwnField, translationOf } from './merge-items.ts';

/** The name of a field of a product in a list of changes. */
export function fieldName(field: ItemField, pageLanguage: LanguageCode): string {
  const { items, form } = messagesIn(pageLanguage, dashboardMessages);
  const translation = translationOf(field);
  if (!translation) return items.fields[field as OwnField];
  return form.translated[translation.text](languageName(translation.language, pageLanguage));
}
