import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { telephoneLink } from '../../shared/lib/format.ts';
import { asking } from '../../shared/locale/en/asking.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { messengerChat, whatsappChat } from '../../shared/navigation/contact-links.tsx';
import { WhatsappIcon } from '../../shared/navigation/whatsapp-icon.tsx';
import { buttonStyle } from '../../shared/ui/button.tsx';

interface AskUsProps {
  /** What is asked about, by names and addresses. */
  about: { name: string; address: string }[];
}

/** More would make an address that browsers and messengers cut off: there each Bangla letter takes nine characters. */
const NAMED_AT_MOST = 10;

/** The ways to ask the shop before buying, with a text filled in. Nothing until they are known. */
export function AskUs({ about }: AskUsProps) {
  const t = useMessages(asking);
  const contact = useShopSettings()?.contact;
  if (!contact) return null;
  const text = t.message(namesOf(about));
  const { phone, whatsapp, messenger } = contact;
  return (
    <div className="mt-6">
      <p className="text-ink-soft">{t.title}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {whatsapp && (
          <AskLink to={whatsappChat(whatsapp, text)} isElsewhere>
            <WhatsappIcon />
            {t.whatsapp}
          </AskLink>
        )}
        <AskLink to={telephoneLink(phone)}>
          <Phone aria-hidden className="size-4" />
          <span>{phone}</span>
        </AskLink>
        {messenger && (
          <AskLink to={messengerChat(messenger, text)} isElsewhere>
            <MessageCircle aria-hidden className="size-4" />
            {t.messenger}
          </AskLink>
        )}
      </div>
    </div>
  );
}

/** WhatsApp alone, as an icon beside what buys it. Nothing where the shop has no number there, or before it is known. */
export function AskOnWhatsapp({ about }: AskUsProps) {
  const t = useMessages(asking);
  const whatsapp = useShopSettings()?.contact.whatsapp;
  if (!whatsapp) return null;
  return (
    <a
      href={whatsappChat(whatsapp, t.message(namesOf(about)))}
      {...elsewhere}
      aria-label={t.askOnWhatsapp}
      className={`${buttonStyle('icon')} shrink-0 border border-ink/25`}
    >
      <WhatsappIcon />
    </a>
  );
}

function namesOf(about: AskUsProps['about']): string {
  const lines = about.slice(0, NAMED_AT_MOST).map(({ name, address }) => `${name}: ${address}`);
  return [...lines, ...(about.length > lines.length ? ['…'] : [])].join('\n');
}

/** In a new tab. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

interface AskLinkProps {
  to: string;
  /** Opens in a new tab. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function AskLink({ to, isElsewhere = false, children }: AskLinkProps) {
  return (
    <a href={to} {...(isElsewhere && elsewhere)} className={buttonStyle('quiet', 'dense')}>
      {children}
    </a>
  );
}
