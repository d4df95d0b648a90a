import { LANGUAGE_TABLE, type LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { notificationsPage } from '../messages/en/admin.ts';
import { settingsPage } from '../messages/en/settings.ts';

/** A language as the dashboard calls it; where its messages have no name for it, as it calls itself. */
export function languageName(language: LanguageCode, pageLanguage: LanguageCode): string {
  const names: Partial<Record<LanguageCode, string>> = messagesIn(pageLanguage, notificationsPage).languages;
  return names[language] ?? LANGUAGE_TABLE[language].ownName;
}

/** The label of a text in one language: `Title, in Bangla`. */
export function labelIn(language: LanguageCode, label: string, pageLanguage: LanguageCode): string {
  const { inLanguage } = messagesIn(pageLanguage, settingsPage);
  const labels: Partial<Record<LanguageCode, (label: string) => string>> = inLanguage;
  return labels[language]?.(label) ?? `${label} (${languageName(language, pageLanguage)})`;
}
