import { accentTokens, USUAL_ACCENT } from '@aloghor/functions/domain/accent';
import type { BrandSettings } from '@aloghor/functions/domain/brand';

/**
 * Shows the colour that the shop has set on pages that the server has not rendered, and once it is changed. The others have a
 * stylesheet for it, with which they are painted at first.
 */
export function showAccent(brand: BrandSettings | undefined): void {
  const { style } = document.documentElement;
  for (const [token, colour] of Object.entries(accentTokens(brand?.accent ?? USUAL_ACCENT))) {
    if (brand?.accent) style.setProperty(token, colour);
    else style.removeProperty(token);
  }
}
