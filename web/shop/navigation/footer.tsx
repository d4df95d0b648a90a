import { shopName } from '@aloghor/functions/domain/brand';
import { companyTopics, helpTopics, type InfoTopic } from '@aloghor/functions/domain/info-topics';
import { SOCIAL_NETWORKS } from '@aloghor/functions/domain/settings';
import { type ReactNode, useState } from 'react';
import { useShopName, useShopSettings } from '../../shared/api/settings.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { BrandIcon } from '../../shared/navigation/brand-icons.tsx';
import { Wordmark } from '../../shared/navigation/wordmark.tsx';
import { paths } from '../../shared/paths.ts';
import { shop } from '../../shared/shop.config.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, Honeypot } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { NEWSLETTER_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { LegalNumbers } from '../products/legal-numbers.tsx';

/** No anchor for scrolling: a list that grows above it must not carry the screen along. */
export function Footer() {
  const ownName = useShopName();
  const brand = useShopSettings()?.brand;
  const t = useMessages(common);
  return (
    <footer className="far-below overflow-hidden bg-ink [--height:60rem] lg:[--height:45rem] [overflow-anchor:none] text-paper [&_:focus-visible]:outline-glow">
      <div className="page grid gap-x-8 gap-y-12 pt-16 pb-10 sm:grid-cols-2 lg:grid-cols-12 lg:pt-24">
        <div className="sm:col-span-2 lg:col-span-4">
          <Link to={paths.home} aria-label={t.nav.toHome(ownName)} className="inline-flex min-h-11 items-center">
            <span className={brand?.logo ? 'rounded-card bg-paper p-3' : ''}>
              <Wordmark brand={brand} className="h-11 max-w-full text-2xl leading-11" />
            </span>
          </Link>
          <p className="mt-4 max-w-xs text-balance text-lg text-stone">{t.footer.description}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-4 sm:col-span-2 lg:col-span-4 lg:max-xl:grid-cols-[2fr_3fr]">
          <TopicColumn title={t.footer.company} topics={companyTopics} />
          <TopicColumn title={t.footer.help} topics={helpTopics}>
            <FooterLink to={paths.track}>{t.nav.track}</FooterLink>
          </TopicColumn>
        </div>
        <div className="sm:col-span-2 sm:max-w-md lg:col-span-4">
          <NewsletterForm />
        </div>
      </div>
      <NameInLight />
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-4 pb-8">
        <p className="flex flex-wrap items-center gap-x-6 text-sm text-stone">
          <span>{t.footer.copyright(shop.founded, ownName)}</span>
          <Link
            to={paths.info('about')}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t.footer.credit(ownName)}
          </Link>
        </p>
        <SocialLinks />
        <LegalNumbers className="w-full text-stone" />
      </div>
    </footer>
  );
}

interface TopicColumnProps {
  title: string;
  topics: readonly InfoTopic[];
  /** Further links. */
  children?: ReactNode;
}

function TopicColumn({ title, topics, children }: TopicColumnProps) {
  const t = useMessages(common);
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul>
        {topics.map((topic) => (
          <FooterLink key={topic} to={paths.info(topic)}>
            {t.footer.topics[topic]}
          </FooterLink>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-stone underline-offset-4 transition-colors hover:text-paper hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}

/** The longest name in Bangla that is as large as the sample's, in letters. */
const LARGE_NAME = 7;

/** The shop's name in Bangla, with a lamp above. */
function NameInLight() {
  const brand = useShopSettings()?.brand;
  const name = brand && shopName(brand, 'bn');
  const size = name && name.length > LARGE_NAME ? 'name-in-light-long' : '';
  // Pages in other languages must not load a Bangla font for it; a small one has the letters of the sample's name alone.
  const font = brand?.name ? 'font-device-serif in-[html:lang(bn)]:font-serif' : 'font-bangla-name';
  return (
    <p lang="bn" className={`page name-in-light ${size} ${font} bg-clip-text text-center text-transparent`}>
      {name}
    </p>
  );
}

function SocialLinks() {
  const ownName = useShopName();
  const t = useMessages(common);
  const social = useShopSettings()?.contact.social ?? {};
  const shown = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t.footer.social} className="flex gap-2">
      {shown.map((network) => (
        <li key={network}>
          <SocialLink href={social[network]} label={t.footer.follow(ownName, t.footer.sites[network])}>
            <BrandIcon of={network} />
          </SocialLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLink({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="grid size-12 place-items-center rounded-full border border-stone/40 transition-colors hover:border-glow hover:bg-glow hover:text-ink"
    >
      {children}
    </a>
  );
}

/** Subscribes an e-mail address and thanks for it; after a failure the address stays in the form. */
function NewsletterForm() {
  const language = useLanguage();
  const ownName = useShopName();
  const t = useMessages(common);
  const [isSending, setIsSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const entered = new FormData(form);
    const [email, dimmer] = [String(entered.get('email')), String(entered.get('dimmer'))];
    setIsSending(true);
    try {
      // On every page, but rarely used: the code that sends it is loaded on use.
      const { sendSubscription } = await import('../../shared/api/inbox.ts');
      await sendSubscription({ email, dimmer });
    } catch (error) {
      return void showNotice(await whyFailed(error, t.footer.notSubscribed, language), language, t.page.failedTitle);
    } finally {
      setIsSending(false);
    }
    await showSuccess(t.footer.thanksFor(ownName), NEWSLETTER_MS, email);
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
        <Honeypot />
      </div>
    </Form>
  );
}
