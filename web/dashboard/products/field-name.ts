import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { languageName } from '../layout/language-names.ts';
import { productForm, productsPage } from '../messages/en/products.ts';
import { type ItemField, type OwnField, translationOf } from './merge-items.ts';

/** The name of a field of a product in a list of changes. */
export function fieldName(field: ItemField, pageLanguage: LanguageCode): string {
  const t = messagesIn(pageLanguage, productsPage);
  const tProductForm = messagesIn(pageLanguage, productForm);
  const translation = translationOf(field);
  if (!translation) return t.fields[field as OwnField];
  return tProductForm.translated[translation.text](languageName(translation.language, pageLanguage));
}
