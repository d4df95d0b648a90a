import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languageInUse } from '../../shared/lib/language.ts';
import { pathIn } from '../../shared/lib/localized-path.ts';
import { rememberedLanguage, rememberLanguage } from '../../shared/lib/remembered-language.ts';
import { tLanguageOffer } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';

/** One line at the foot of the English home page, for whoever chose Bangla before, or whose browser prefers it. */
export function LanguageOffer() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(wantsBangla()), []);
  if (!isShown || languageInUse() === 'bn') return null;

  function stay() {
    rememberLanguage('en');
    setIsShown(false);
  }
  return (
    <p className="foot-bar fixed inset-x-0 z-20 mx-auto mb-3 flex w-fit items-center rounded-full bg-ink pl-6 text-paper shadow-ink/20 shadow-lg [&_:focus-visible]:outline-glow">
      <a
        href={pathIn('bn', paths.home)}
        lang="bn"
        className="inline-flex min-h-11 items-center font-bangla-name underline underline-offset-4"
      >
        {tLanguageOffer.see}
      </a>
      <Button aria-label={tLanguageOffer.notNow} variant="icon" onClick={stay}>
        <X aria-hidden className="size-5" />
      </Button>
    </p>
  );
}

function wantsBangla(): boolean {
  const known = navigator.languages.find((language) => /^(bn|en)\b/.test(language));
  return (rememberedLanguage() ?? known ?? '').startsWith('bn');
}
