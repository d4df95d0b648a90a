import type { ListedNotification } from '@aloghor/functions/contract/notifications';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { notificationsPage } from '../messages/en/admin.ts';
import { dataTable } from '../messages/en/common.ts';
import type { Column } from '../table/data-table.tsx';
import { useSendAgain } from './notifications-api.ts';

export const waitingColumns = (language: LanguageCode): Column<ListedNotification>[] => {
  const t = messagesIn(language, notificationsPage);
  return [
    ...whatAndWhen(language),
    { label: t.next, cell: ({ dueAt }) => dueAt && <Time at={dueAt} /> },
    { label: t.tried, cell: ({ tries }) => t.tries(tries) },
  ];
};

export const failedColumns = (language: LanguageCode): Column<ListedNotification>[] => {
  const t = messagesIn(language, notificationsPage);
  return [
    ...whatAndWhen(language),
    {
      label: t.why,
      isPlain: true,
      cell: ({ failure }) => failure && t.failures[failure],
    },
    {
      label: t.again,
      isPlain: true,
      className: 'lg:w-48',
      cell: (notification) => <SendAgain notification={notification} />,
    },
  ];
};

const whatAndWhen = (language: LanguageCode): Column<ListedNotification>[] => {
  const t = messagesIn(language, notificationsPage);
  return [
    {
      label: t.order,
      className: 'lg:w-44',
      cell: ({ orderId, number = orderId }) => (
        <Link
          to={paths.dashboard.order(orderId)}
          className="inline-flex min-h-8 items-center break-all text-bottle underline underline-offset-4"
        >
          {number}
        </Link>
      ),
    },
    { label: t.what, cell: ({ event }) => t.events[event] },
    { label: t.when, cell: ({ askedAt }) => <Time at={askedAt} /> },
  ];
};

function Time({ at }: { at: number }) {
  const language = useLanguage();
  return <time dateTime={new Date(at).toISOString()}>{shopTime(at, language)}</time>;
}

/** Retries a failed notification. */
function SendAgain({ notification: { _id, orderId, number = orderId, event } }: { notification: ListedNotification }) {
  const language = useLanguage();
  const t = useMessages(notificationsPage);
  const tDataTable = useMessages(dataTable);
  const { mutateAsync, isPending } = useSendAgain();
  const { again, againOf, isAgain, notAgainTitle, events } = t;

  async function send() {
    try {
      await mutateAsync(_id);
      void showToast(isAgain, LONG_SUCCESS_MS);
    } catch (error) {
      void showNotDone(error, notAgainTitle, whyNotDone(error, tDataTable.failed, language), language);
    }
  }

  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={againOf(number, events[event])}
      disabled={isPending}
      onClick={send}
    >
      {again}
    </Button>
  );
}
