import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../shared/app/page-head.tsx';
import { LANGUAGES, type LanguageCode } from '../../shared/lib/language.ts';
import { passwordForm, verification } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { loadLanguage } from '../../shared/locale/message-loader.ts';
import { projectOptions } from '../../shared/session/firebase-options.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { ButtonLink, useNavigate } from '../../shared/ui/link.tsx';
import { Failed, LoadingOverlay, Notice } from '../../shared/ui/status.tsx';

interface ActionLinkState {
  link?: ActionLink;
}

/**
 * What the link in the e-mail carries: null if nothing, undefined on the prerendered page. It is moved from the address, which
 * others may see and browsers remember, into the history. The page takes the language of the e-mail.
 */
export function useActionLink(): ActionLink | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const link = linkIn(search);
    if (!link || !isOwnMode(link.mode)) return;
    const keep = (language?: LanguageCode) =>
      void navigate(pathname, { replace: true, state: { link } satisfies ActionLinkState, language });
    void loadedLanguageOf(search).then(keep, () => keep());
  }, [pathname, search, navigate]);

  const kept: ActionLinkState | null = state; // set only here
  return isHydrated ? (linkIn(search) ?? kept?.link ?? null) : undefined;
}

async function loadedLanguageOf(search: string): Promise<LanguageCode | undefined> {
  const language = emailLanguage(search);
  if (language) await loadLanguage(language);
  return language;
}

/** What the link in an e-mail of the identity provider carries. */
export interface ActionLink {
  /** What the e-mail is about, as the provider names it. */
  mode: string;
  /** Proves once, for an hour, that the e-mail was received. */
  code: string;
}

/** What the address of such a link says; undefined for any other address. */
export function linkIn(search: string): ActionLink | undefined {
  const said = new URLSearchParams(search);
  const [mode, code] = [said.get('mode'), said.get('oobCode')];
  return mode && code ? { mode, code } : undefined;
}

/** The language of the e-mail, where it is one of ours. */
export function emailLanguage(search: string): LanguageCode | undefined {
  const said = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === said);
}

/** The links of all our e-mails lead to our page, which handles these modes itself. */
export function isOwnMode(mode: string): boolean {
  return mode === 'resetPassword' || mode === 'verifyEmail';
}

/**
 * The identity provider's own page for other links: no page of ours changes an e-mail address, but somebody with a token can.
 */
export function providersPage(authDomain: string | undefined, search: string): string {
  return `https://${authDomain}/__/auth/action${search}`;
}

/** Leads to the identity provider's own page with all that the link said. */
export function ToProvidersPage() {
  const t = useMessages(common);
  const { search } = useLocation();
  const { data, error, refetch } = useQuery({ queryKey: ['projectOptions'], queryFn: projectOptions });

  useEffect(() => {
    if (data) location.replace(providersPage(data.authDomain, search));
  }, [data, search]);

  return error ? <Failed error={error} onRetry={refetch} /> : <LoadingOverlay label={t.page.loading} />;
}

/** In place of what a link should have done; `to` is the page that sends another one. */
export function DeadLink({ to }: { to: string }) {
  const tPassword = useMessages(passwordForm);
  const tVerification = useMessages(verification);
  const t = useMessages(common);
  return (
    <>
      <PageHead title={t.page.failedTitle} />
      <Notice title={t.page.failedTitle} text={tPassword.dead} role="alert" heading="h1">
        <ButtonLink to={to}>{tVerification.sendAgain}</ButtonLink>
      </Notice>
    </>
  );
}
