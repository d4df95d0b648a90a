import { type InLanguages, LANGUAGES, type LocalizedText, textIn } from '@aloghor/functions/domain/languages';
import { type Block, mapTexts } from '@aloghor/functions/domain/rich-text';
import { useShopSettings } from '../../shared/api/settings.ts';
import { fillPlaceholders } from '../../shared/lib/shop-placeholders.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { RichText } from '../../shared/ui/rich-text.tsx';
import { panelStyle } from '../layout/page.tsx';
import { contentPage } from '../messages/en/content.ts';

/** A page in each language as the shop would show it; its links lead nowhere, because a click would lose what was typed. */
export function InfoPagePreview({ title, blocks }: { title: LocalizedText; blocks: InLanguages<Block[]> }) {
  const t = useMessages(contentPage);
  const facts = useShopSettings();
  return (
    <figure className="mt-8">
      <figcaption className="mb-2 text-ink-soft text-sm">{t.preview}</figcaption>
      <div className="grid gap-6 lg:grid-cols-2">
        {LANGUAGES.map((language) => (
          <article key={language} inert lang={language} className={`${panelStyle} wrap-anywhere min-w-0`}>
            <h2 className="text-2xl">{textIn(title, language)}</h2>
            <div className="mt-5 grid gap-4">
              <RichText
                blocks={mapTexts(textIn(blocks, language), (text) => fillPlaceholders(text, facts, language))}
              />
            </div>
          </article>
        ))}
      </div>
    </figure>
  );
}
