import { type FormEvent, useState } from 'react';
import { t, tBrand } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { RobotTrap } from '../../shared/ui/robot-trap.tsx';
import { NEWSLETTER_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';

/** Subscribes an e-mail address and thanks for it; after a failure the address stays in the form. */
export function NewsletterForm() {
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const [email, dimmer] = [String(entered.get('email')), String(entered.get('dimmer'))];
    setIsSending(true);
    try {
      // On every page, but rarely used: the code that sends it is loaded on use.
      const { sendSubscription } = await import('../../shared/api/inbox.ts');
      await sendSubscription({ email, dimmer });
    } catch (error) {
      return void showNotice(await whyFailed(error, t.footer.notSubscribed), t.page.failedTitle);
    } finally {
      setIsSending(false);
    }
    await showSuccess(t.footer.thanksFor(tBrand.name), NEWSLETTER_MS, email);
    form.reset();
  }

  return (
    <Form onSubmit={send} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-xl">
        {t.footer.newsletterTitle}
      </h2>
      <label htmlFor="newsletter-email" className="mt-4 mb-2 block text-sm text-stone">
        {t.footer.newsletterLabel}
      </label>
      <div className="flex rounded-full border border-stone/60 p-1 focus-within:border-glow">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t.footer.newsletterPlaceholder}
          className="min-h-11 w-full min-w-0 rounded-full bg-transparent px-4 outline-offset-0 placeholder:text-stone"
        />
        <Button type="submit" variant="onDark" size="dense" disabled={isSending}>
          {t.footer.subscribe}
        </Button>
        <RobotTrap />
      </div>
    </Form>
  );
}
