import { useShopSettings } from '../api/settings.ts';
import { telephoneLink } from '../lib/format.ts';

const look =
  'inline-flex min-h-11 items-center underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2';

/** Nothing until the number is known. */
export function PhoneLink() {
  const phone = useShopSettings()?.contact.phone;
  return phone ? <TelephoneLink phone={phone} /> : null;
}

export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={look}>
      {phone}
    </a>
  );
}

/** Nothing until the address is known. */
export function EmailLink() {
  const address = useShopSettings()?.contact.emailAddress;
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={look}>
      {address}
    </a>
  );
}
