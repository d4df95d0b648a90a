import { Share2 } from 'lucide-react';
import { pathIn } from '../../shared/lib/language.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { wishesPage } from '../../shared/locale/en/wishes.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { shareLink } from '../../shared/ui/share-link.ts';

/** Shares a link to a list of products, the same for everybody who opens it. */
export function ShareWishes({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const t = useMessages(wishesPage);
  const tCommon = useMessages(common);
  const { copy, copied } = useMessages(ordering);
  const share = () => {
    const url = window.location.origin + pathIn(language, paths.sharedWishes(ids));
    return shareLink({ url, title: tCommon.nav.wishes }, { copied, copyByHand: copy }, language);
  };
  return (
    <Button variant="quiet" onClick={share}>
      <Share2 aria-hidden className="size-5" />
      {t.share}
    </Button>
  );
}
