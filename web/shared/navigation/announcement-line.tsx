import type { Announcement } from '@aloghor/functions/domain/content';
import { LANGUAGES, pathIn, textIn } from '../lib/language.ts';

/** The line above every page, in every language: a change of language loads no new document, and shows the other line. */
export function AnnouncementLine({ text, link }: Announcement) {
  if (!text) return null;
  return (
    <aside className="announcement bg-bottle text-paper">
      {LANGUAGES.map((language) => (
        <p key={language} lang={language} className="page flex min-h-11 items-center justify-center py-0.5 text-center">
          {link ? (
            <a
              href={link.startsWith('/') ? pathIn(language, link) : link}
              className="inline-flex min-h-11 items-center rounded-lg underline underline-offset-4 outline-glow"
            >
              {textIn(text, language)}
            </a>
          ) : (
            textIn(text, language)
          )}
        </p>
      ))}
    </aside>
  );
}
