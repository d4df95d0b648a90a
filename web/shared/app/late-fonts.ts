import { languageInUse } from '../lib/language.ts';
import { whenQuiet } from '../lib/when-quiet.ts';

/**
 * Brings the shop's fonts to a page that was painted in those of the device: all in one moment, under the names that the
 * stylesheet keeps for them, so that no style changes and the page is laid out only once more. If one of them does not
 * come, all stays as it is.
 */
export function bringLateFonts(): void {
  if (document.documentElement.dataset.plain === undefined) return;
  const faces = shopFonts().map(({ family, src, ranges, weight }) => ({
    face: new FontFace(`Late ${family}`, src, { weight, display: 'swap', ...(ranges && { unicodeRange: ranges }) }),
    // Of several ranges are those for Bangla; elsewhere they load when some text has its letters.
    isNeeded: languageInUse() === 'bn' || !ranges.includes(','),
  }));
  const needed = faces.filter(({ isNeeded }) => isNeeded);
  const add = () => {
    for (const { face } of faces) document.fonts.add(face);
  };
  Promise.all(needed.map(({ face }) => face.load())).then(
    () => whenQuiet(add),
    () => undefined,
  );
}

/** As the stylesheet has them. */
function shopFonts() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      family: style.getPropertyValue('font-family').replaceAll('"', ''),
      src: style.getPropertyValue('src'),
      ranges: style.getPropertyValue('unicode-range'),
      weight: style.getPropertyValue('font-weight'),
    }))
    .filter(({ src }) => src.includes('url('));
}
