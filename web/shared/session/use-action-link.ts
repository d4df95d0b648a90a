import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../lib/hooks.ts';
import { languageInUse } from '../lib/language.ts';
import { speech } from '../locale/speech.ts';
import { type ActionLink, emailLanguage, isOwnMode, linkIn } from './action-link.ts';

interface ActionLinkState {
  letter?: ActionLink;
}

/**
 * What the link in the letter brought along; null where nothing, undefined on the drawn page. From the address, which
 * others may see and browsers remember, it goes into the history; and the page speaks the letter's language.
 */
export function useActionLink(): ActionLink | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const letter = linkIn(search);
    if (!letter || !isOwnMode(letter.mode)) return;
    const keep = () => void navigate(pathname, { replace: true, state: { letter } satisfies ActionLinkState });
    void speakAsIn(search).then(keep, keep);
  }, [pathname, search, navigate]);

  const kept: ActionLinkState | null = state; // set only here
  return isHydrated ? (linkIn(search) ?? kept?.letter ?? null) : undefined;
}

async function speakAsIn(search: string): Promise<void> {
  const language = emailLanguage(search);
  if (language && language !== languageInUse()) await (await speech()).loadAndSpeak(language);
}
