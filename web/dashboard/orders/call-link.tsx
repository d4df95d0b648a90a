import { Phone } from 'lucide-react';
import { tAdmin } from '../messages/admin-messages.ts';

/** A telephone number that a tap calls. */
export function CallLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      aria-label={tAdmin.orders.call(number)}
      className="inline-flex min-h-11 items-center lg:min-h-8 gap-1.5 whitespace-nowrap text-bottle tabular-nums underline-offset-4 hover:underline"
    >
      <Phone aria-hidden className="size-4" />
      {number}
    </a>
  );
}
