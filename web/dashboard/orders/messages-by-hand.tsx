import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Order } from '@aloghor/functions/contract/orders';
import type { MessageWay } from '@aloghor/functions/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { whatsappChat } from '../../shared/navigation/contact-links.tsx';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed } from '../layout/page.tsx';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { notificationsPage } from '../messages/en/admin.ts';
import { deskPage } from '../messages/en/desk.ts';
import { messagesQuery, useNoteMessage } from './orders-api.ts';

type ShownOrder = Pick<Order, '_id' | 'number' | 'mobileNumber' | 'courierPhone'>;
type Noted = InputOf<'POST /desk/:id/messages'>['body'];

/** Messages that the staff send themselves, on WhatsApp or by SMS, with their texts filled in. */
export function MessagesByHand({ order }: { order: ShownOrder }) {
  const t = useMessages(deskPage);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        size="dense"
        aria-label={`${t.messages.write}: ${order.number}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageSquare aria-hidden className="size-5" />
        <span>{t.messages.write}</span>
      </Button>
      <div id={listId} className="w-full empty:hidden">
        {isOpen && <MessageList order={order} />}
      </div>
    </div>
  );
}

function MessageList({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tNotificationsPage = useMessages(notificationsPage);
  const { data, error, refetch } = useQuery(messagesQuery(order._id));
  const { mutateAsync } = useNoteMessage(order._id);

  async function note(message: Noted) {
    try {
      await mutateAsync(message);
    } catch (failure) {
      const { notNotedTitle, notNoted } = t.messages;
      await showNotDone(failure, notNotedTitle, whyNotDone(failure, notNoted, language), language);
    }
  }

  if (error) return <DashboardFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  if (data.messages.length === 0) return <p className="text-ink-soft">{t.messages.none}</p>;
  return (
    <ul className="grid gap-3">
      {data.messages.map(({ event, text }) => (
        <li key={event} className="grid gap-2 rounded-lg border border-line p-3">
          <span className="font-semibold">{tNotificationsPage.events[event]}</span>
          <p lang={data.language} className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
          <span className="flex flex-wrap gap-2">
            {linksOf(order, text).map(({ way, href }) => (
              <a
                key={way}
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={t.messages.by(tNotificationsPage.events[event], t.messages.ways[way])}
                className={buttonStyle('quiet', 'dense')}
                onClick={() => void note({ event, way })}
              >
                {t.messages.ways[way]}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Only a number of the country is taken for one of WhatsApp; any can get a text message. */
function linksOf({ mobileNumber, courierPhone }: ShownOrder, text: string): { way: MessageWay; href: string }[] {
  const sms = `sms:${courierPhone ? `+88${courierPhone}` : mobileNumber}?&body=${encodeURIComponent(text)}`; // iOS wants the &
  return [
    ...(courierPhone ? [{ way: 'whatsapp' as const, href: whatsappChat(courierPhone, text) }] : []),
    { way: 'sms', href: sms },
  ];
}
