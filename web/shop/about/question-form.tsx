import { NAME_MAXIMUM, QUESTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type FormEvent, useState } from 'react';
import { sendQuestion } from '../../shared/api/inbox.ts';
import { t, tAbout } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { whyFailed } from '../../shared/ui/failure-text.ts';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { Form, RobotTrap } from '../../shared/ui/form.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';

/** Sends a question to the shop's inbox and thanks for it; after a failure the question stays in the form. */
export function QuestionForm() {
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string) => String(entered.get(name)).trim();
    setIsSending(true);
    try {
      const [name, email, question] = [text('name'), text('email'), text('question')];
      await sendQuestion({ name, email, question, dimmer: text('dimmer') });
    } catch (error) {
      return void showNotice(await whyFailed(error, tAbout.notSent), t.page.failedTitle);
    } finally {
      setIsSending(false);
    }
    await showSuccess(tAbout.thanks, LONG_SUCCESS_MS, tAbout.thanksText);
    form.reset();
  }

  return (
    <Form onSubmit={send} aria-labelledby="question-title">
      <h2 id="question-title" className="text-2xl">
        {tAbout.formTitle}
      </h2>
      <p className="mt-2 text-ink-soft">{tAbout.formText}</p>
      <div className="mt-6 grid gap-5">
        <Field label={tAbout.name} name="name" autoComplete="name" maxLength={NAME_MAXIMUM} required />
        <Field label={tAbout.email} name="email" type="email" autoComplete="email" required />
        <TextArea label={tAbout.question} name="question" rows={4} maxLength={QUESTION_MAXIMUM} required />
        <RobotTrap />
        <Button type="submit" disabled={isSending} className="justify-self-start">
          {tAbout.send}
        </Button>
      </div>
    </Form>
  );
}
