import { NAME_MAXIMUM, QUESTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type ReactNode, useState } from 'react';
import { sendQuestion } from '../../shared/api/inbox.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { textIn } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { shopLocation } from '../../shared/locale/en/home.ts';
import { about } from '../../shared/locale/en/long-pages.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ChatLink, EmailLink, messengerChat, PhoneLink, whatsappChat } from '../../shared/navigation/contact-links.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { Form, Honeypot } from '../../shared/ui/form.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';

/** How to reach the shop, and when: support and showroom keep different hours. */
export function ContactDetails() {
  const language = useLanguage();
  const tLocation = useMessages(shopLocation);
  const tAbout = useMessages(about);
  const contact = useShopSettings()?.contact;
  return (
    <div>
      <h2 className="text-2xl">{tAbout.contactTitle}</h2>
      <dl className="mt-6">
        <Fact term={tAbout.phone}>
          <PhoneLink />
        </Fact>
        <Fact term={tAbout.mail}>
          <EmailLink />
        </Fact>
        {contact?.whatsapp && (
          <Fact term="WhatsApp">
            <ChatLink address={whatsappChat(contact.whatsapp)} label={contact.whatsapp} />
          </Fact>
        )}
        {contact?.messenger && (
          <Fact term="Messenger">
            <ChatLink address={messengerChat(contact.messenger)} label={contact.messenger} />
          </Fact>
        )}
        <Fact term={tAbout.support}>
          {contact && (
            <p>
              <span>{textIn(contact.supportHours.days, language)}</span>,{' '}
              <span>{textIn(contact.supportHours.time, language)}</span>
            </p>
          )}
        </Fact>
        <Fact term={tAbout.showroom}>
          {contact && (
            <>
              <p>
                <span>{textIn(contact.showroomHours.days, language)}</span>,{' '}
                <span>{textIn(contact.showroomHours.time, language)}</span>
              </p>
              <p>
                <span>{textIn(contact.showroomHours.closedDay, language)}</span>: {tLocation.closed}
              </p>
            </>
          )}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-baseline border-stone border-t py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="grid min-h-11 content-center text-balance">{children}</dd>
    </div>
  );
}

/** Sends a question to the shop's inbox and thanks for it; after a failure the question stays in the form. */
export function QuestionForm() {
  const language = useLanguage();
  const t = useMessages(common);
  const tAbout = useMessages(about);
  const [isSending, setIsSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const entered = new FormData(form);
    const text = (name: string) => String(entered.get(name)).trim();
    setIsSending(true);
    try {
      const [name, email, question] = [text('name'), text('email'), text('question')];
      await sendQuestion({ name, email, question, dimmer: text('dimmer') });
    } catch (error) {
      const why = showRejected(form, error, await whyFailed(error, tAbout.notSent, language), language);
      return why && void showNotice(why, language, t.page.failedTitle);
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
        <Honeypot />
        <Button type="submit" disabled={isSending} className="justify-self-start">
          {tAbout.send}
        </Button>
      </div>
    </Form>
  );
}
