import type { Announcement } from '@aloghor/functions/domain/content';
import { ChevronDown } from 'lucide-react';
import { LANGUAGES, pathIn, textIn } from '../lib/language.ts';

/** Shorter texts mostly fit into two lines of the smallest phone. */
const TWO_LINES = 70;

/**
 * The line above every page, in every language: a change of language loads no new document, and shows the other line. On a
 * phone a longer text takes two lines at most, so that the first prices stay in sight, and is opened, also without the app; it
 * is whole where a browser cannot open it.
 */
export function AnnouncementLine({ text, link }: Announcement) {
  if (!text) return null;
  return (
    <aside className="announcement bg-bottle text-paper">
      {LANGUAGES.map((language) => {
        const said = textIn(text, language);
        const isLong = said.length > TWO_LINES;
        const shown = (
          <span
            className={`text-center ${isLong ? 'group-has-[[open]]:line-clamp-none max-md:supports-[selector(:has(*))]:line-clamp-2' : ''}`}
          >
            {said}
          </span>
        );
        return (
          <div key={language} lang={language} className="group page flex min-h-11 items-center justify-center py-0.5">
            <p>
              {link ? (
                <a
                  href={link.startsWith('/') ? pathIn(language, link) : link}
                  className="inline-flex min-h-11 items-center rounded-lg underline underline-offset-4 outline-glow"
                >
                  {shown}
                </a>
              ) : (
                shown
              )}
            </p>
            {isLong && (
              <details className="-mr-3 shrink-0 md:hidden">
                <summary
                  aria-label={said}
                  className="grid size-11 cursor-pointer place-items-center rounded-full outline-glow"
                >
                  <ChevronDown aria-hidden className="size-5 transition-transform group-has-[[open]]:rotate-180" />
                </summary>
              </details>
            )}
          </div>
        );
      })}
    </aside>
  );
}
