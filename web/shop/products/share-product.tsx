import { Share2 } from 'lucide-react';
import { pathIn } from '../../shared/lib/language.ts';
import { type Named, nameOf } from '../../shared/lib/product-texts.ts';
import { ordering, productPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { Button } from '../../shared/ui/button.tsx';
import { shareLink } from '../../shared/ui/share-link.ts';

/**
 * Shares the address of a product, on its picture, where it moves nothing. Not in prerendered pages: a browser opens its
 * sheet only right after a tap, and the app replays early taps later than that.
 */
export function ShareProduct({ product }: { product: Named & { _id: string } }) {
  const language = useLanguage();
  const tProductPage = useMessages(productPage);
  const { copy, copied } = useMessages(ordering);
  if (!useIsHydrated()) return null;

  const share = () => {
    const url = window.location.origin + pathIn(language, paths.product(product._id));
    return shareLink({ url, title: nameOf(product, language) }, { copied, copyByHand: copy }, language);
  };
  return (
    <Button
      variant="icon"
      aria-label={tProductPage.share}
      className="absolute top-3 right-3 bg-paper/90 hover:bg-white"
      onClick={share}
    >
      <Share2 aria-hidden className="size-5" />
    </Button>
  );
}
