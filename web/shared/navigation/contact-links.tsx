import { useShopSettings } from '../api/settings.ts';
import { telephoneLink } from '../lib/format.ts';

/** Of a link in a line of text, large enough for a finger. */
export const linkStyle =
  'inline-flex min-h-11 items-center underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2';

/** Nothing until the number is known. */
export function PhoneLink() {
  const phone = useShopSettings()?.contact.phone;
  return phone ? <TelephoneLink phone={phone} /> : null;
}

export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={linkStyle}>
      {phone}
    </a>
  );
}

/** Opens a chat elsewhere, in a new tab. */
export function ChatLink({ address, label }: { address: string; label: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {label}
    </a>
  );
}

/** A WhatsApp chat with this text filled in. wa.me wants the number in digits alone, with the country code. */
export function whatsappChat(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  return withText(`https://wa.me/${digits.startsWith('0') ? `88${digits}` : digits}`, text);
}

/** The same with the shop's page on Messenger. */
export function messengerChat(name: string, text?: string): string {
  return withText(`https://m.me/${name}`, text);
}

function withText(address: string, text: string | undefined): string {
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}

/** Nothing until the address is known. */
export function EmailLink() {
  const address = useShopSettings()?.contact.emailAddress;
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={linkStyle}>
      {address}
    </a>
  );
}
