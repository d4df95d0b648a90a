import type { BannerName } from '@aloghor/functions/domain/content';
import { useShopSettings } from '../../shared/api/settings.ts';
import { textIn } from '../../shared/lib/language.ts';
import { useLanguage } from '../../shared/locale/locale.ts';

/**
 * What the shop has set for a banner, in the language of the page. The picture for wide screens serves phones, too, where
 * they have none.
 */
export function useBanner(name: BannerName) {
  const language = useLanguage();
  const { title, text, picture, phonePicture = picture, link } = useShopSettings()?.banners[name] ?? {};
  return {
    title: title && textIn(title, language),
    text: text && textIn(text, language),
    picture,
    phonePicture,
    link,
  };
}
