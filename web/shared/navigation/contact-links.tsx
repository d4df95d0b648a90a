import { telephoneLink } from '../lib/format.ts';
import { shop } from '../shop.config.ts';

const look =
  'inline-flex min-h-11 items-center underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2';

export function PhoneLink() {
  return (
    <a href={telephoneLink()} className={look}>
      {shop.phone}
    </a>
  );
}

export function EmailLink() {
  return (
    <a href={`mailto:${shop.email}`} className={look}>
      {shop.email}
    </a>
  );
}
