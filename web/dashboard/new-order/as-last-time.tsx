import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { placeName } from '../../shared/lib/place-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

export type Last = NonNullable<ReplyTo<'POST /desk/number'>['last']>;

/** Takes name, place and address from the last order of the number. */
export function AsLastTime({ last, onTake }: { last: Last; onTake: (last: Last) => void }) {
  const { name, deliveryAddress, place } = last;
  const known = [name, deliveryAddress, place && placeName(place)].filter(Boolean).join(', ');
  if (!known) return null;
  return (
    <Button
      variant="quiet"
      className="min-h-11 min-w-0 justify-self-start rounded-card! px-4! py-2 text-left"
      onClick={() => onTake(last)}
    >
      <span className="wrap-anywhere line-clamp-2">{tAdmin.newOrder.asLastTime(known)}</span>
    </Button>
  );
}
