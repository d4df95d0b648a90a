import { NAME_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useState } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { accountPages } from '../../shared/locale/en/account.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { VerifyEmail } from '../account/emails.tsx';

/** Edits the display name; the e-mail belongs to the sign-in and cannot be changed. */
export function Profile() {
  const language = useLanguage();
  const tAccount = useMessages(accountPages);
  const { user } = useSession();
  const [isSaving, setIsSaving] = useState(false);
  if (!user) return null;

  async function save(form: HTMLFormElement) {
    const name = String(new FormData(form).get('name')).trim();
    setIsSaving(true);
    try {
      await (await import('../../shared/session/identity.ts')).changeName(name);
      void showToast(tAccount.saved);
    } catch (error) {
      const why = showRejected(form, error, await whyFailed(error, tAccount.notSaved, language), language);
      if (why) void showFailure(tAccount.notSavedTitle, why, language);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className="page section-air max-w-3xl">
      <PageHead title={tAccount.profileTitle} />
      <h1 className="text-3xl">{tAccount.profileTitle}</h1>
      <p className="mt-3 mb-8 text-ink-soft text-lg">{tAccount.profileText}</p>
      <Form onSubmit={save} className="grid max-w-md gap-5">
        <Field
          label={tAccount.name}
          name="name"
          defaultValue={user.name.trim()}
          autoComplete="name"
          maxLength={NAME_MAXIMUM}
          required
        />
        <Field label={tAccount.email} name="email" type="email" value={user.email} readOnly />
        <Button type="submit" disabled={isSaving}>
          {isSaving ? tAccount.working : tAccount.save}
        </Button>
      </Form>
      <div className="mt-8 max-w-md">
        <VerifyEmail user={user} />
      </div>
    </div>
  );
}
