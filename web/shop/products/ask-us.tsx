import { MessageCircle } from 'lucide-react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { asking } from '../../shared/locale/en/asking.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { ChatLink, messengerChat, TelephoneLink, whatsappChat } from '../../shared/navigation/contact-links.tsx';

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
  const lines = about.slice(0, NAMED_AT_MOST).map(({ name, address }) => `${name}: ${address}`);
  const text = t.message([...lines, ...(about.length > lines.length ? ['…'] : [])].join('\n'));
  const { phone, whatsapp, messenger } = contact;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4">
      <p className="flex items-center gap-2 text-ink-soft">
        <MessageCircle aria-hidden className="size-4" />
        {t.title}
      </p>
      <TelephoneLink phone={phone} />
      {whatsapp && <ChatLink address={whatsappChat(whatsapp, text)} label={t.whatsapp} />}
      {messenger && <ChatLink address={messengerChat(messenger, text)} label={t.messenger} />}
    </div>
  );
}
