import { ICONS, type IconPath, iconAddress, shopName } from '@aloghor/functions/domain/brand';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { LANGUAGES, type LanguageCode, pathIn } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { manifestPath } from './manifest-path.ts';

/** The language of the manifest at a path; undefined where there is none. */
export function manifestLanguage(path: string): LanguageCode | undefined {
  return LANGUAGES.find((language) => manifestPath(language) === path);
}

/** What a phone shows of the shop once it is installed, in a language whose messages are loaded. `colour`: behind all pages. */
export function manifest({ brand }: Pick<PublicSettings, 'brand'>, colour: string, language: LanguageCode): string {
  const name = shopName(brand, language);
  const icon = (path: IconPath) => ({
    src: iconAddress(path, brand),
    sizes: `${ICONS[path]}x${ICONS[path]}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: messagesIn(language, common).footer.description,
    lang: language,
    id: '/', // one shop on the phone, in the language of its last visit
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [icon('/icon-192.png'), icon('/icon-512.png'), { ...icon('/icon-maskable.png'), purpose: 'maskable' }],
  });
}
