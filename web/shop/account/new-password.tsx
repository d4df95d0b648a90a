import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountPages, passwordForm } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import type { LoginState } from '../../shared/session/origin.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { AccountPage } from './account-page.tsx';
import type { CodeOutcome } from './action-codes.ts';
import { DeadLink } from './action-link.tsx';
import { PasswordField, passwordProblem } from './login-fields.tsx';

const codes = () => import('./action-codes.ts');

/** Sets a new password, by the code of an e-mail; undefined on the prerendered page. Then to the login. */
export function NewPassword({ code }: { code: string | undefined }) {
  const language = useLanguage();
  const tAccount = useMessages(accountPages);
  const tPassword = useMessages(passwordForm);
  const t = useMessages(common);
  const [outcome, setOutcome] = useState<CodeOutcome | 'saving'>();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data: email } = useQuery(emailQuery(code));
  const isSaving = outcome === 'saving' || outcome === 'done';

  async function save(form: HTMLFormElement) {
    if (!code || isSaving) return;
    const password = String(new FormData(form).get('password'));
    if (passwordProblem(password, password, language)) return setOutcome('weak');
    setOutcome('saving');
    // It may still be on its way; without it the password can be set all the same.
    const owner = (await cache.ensureQueryData(emailQuery(code)).catch(() => undefined)) ?? undefined;
    const saving = codes().then(({ setPassword }) => setPassword(code, password, owner));
    const said = await saving.catch(() => 'failed' as const);
    setOutcome(said);
    if (said !== 'done') return;
    await showSuccess(tPassword.changed, SUCCESS_MS);
    void navigate(paths.login, { replace: true, state: (owner ? { email: owner } : {}) satisfies LoginState });
  }

  if (outcome === 'dead' || (email === null && !isSaving)) return <DeadLink to={paths.forgotPassword} />;
  return (
    <AccountPage
      path={paths.emailLink}
      title={tPassword.newTitle}
      heading={tPassword.newTitle}
      text={tPassword.newText}
    >
      <Form onSubmit={save} className="grid gap-5">
        {/* For password managers, too: they are kept by it. */}
        <Field label={tAccount.email} name="email" type="email" value={email ?? ''} autoComplete="username" readOnly />
        <PasswordField
          label={tAccount.password}
          name="password"
          autoComplete="new-password"
          hint={tAccount.passwordHint}
          error={outcome === 'weak' ? tAccount.tooShort : undefined}
        />
        {/* Not disabled while it works: that would take the focus away. */}
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? tAccount.working : tAccount.save}
        </Button>
        <p role="alert" className="text-danger">
          {outcome === 'tooMany' && <span>{t.page.tooMany}</span>}
          {outcome === 'failed' && <span>{tPassword.notSaved}</span>}
        </p>
      </Form>
    </AccountPage>
  );
}

const emailQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['emailOfCode', code],
    queryFn: async () => (await codes()).emailOfCode(String(code)),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY, // a code that was used here is dead
    meta: { personal: true },
  });
