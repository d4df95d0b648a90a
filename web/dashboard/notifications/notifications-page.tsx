import type { ListedNotification, NotificationTexts as Texts } from '@aloghor/functions/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { DashboardFailed, DashboardPage, panelStyle } from '../layout/page.tsx';
import { showError } from '../layout/show-error.ts';
import { notificationsPage } from '../messages/en/admin.ts';
import { dataTable } from '../messages/en/common.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Pager, usePageTurns } from '../table/paging.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { NONE_DEPLOYED_ID } from './notification-switch.tsx';
import {
  type NotificationState,
  notificationsQuery,
  notificationTextsQuery,
  useSendAgain,
} from './notifications-api.ts';

/** The automatic notifications: whether they are on, which failed, which wait, and their texts. */
export function NotificationsPage() {
  const t = useMessages(notificationsPage);
  const { data, error, refetch } = useQuery(notificationTextsQuery);
  return (
    <DashboardPage title={t.title} text={t.text}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <div className="grid gap-10">
          <NotificationStatus how={data} />
          <NotificationList state="failed" />
          <NotificationList state="waiting" />
          <NotificationChoices notifications={data.notices} />
        </div>
      )}
    </DashboardPage>
  );
}

/** The notifications that wait, or that failed. */
function NotificationList({ state }: { state: NotificationState }) {
  const language = useLanguage();
  const t = useMessages(notificationsPage);
  const turns = usePageTurns(state);
  const { data, error, refetch, isPlaceholderData } = useQuery(notificationsQuery(state, turns.cursor));
  const texts = t;
  const [title, text, none] =
    state === 'failed'
      ? [texts.failed, texts.failedText, texts.noneFailed]
      : [texts.waiting, texts.waitingText, texts.noneWaiting];
  const isEmpty = data?.reply.length === 0;
  return (
    <section aria-labelledby={`${state}-notifications`}>
      <h2 id={`${state}-notifications`} className="text-xl">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{isEmpty ? none : text}</p>
      <DataTable
        caption={title}
        columns={state === 'failed' ? failedColumns(language) : waitingColumns(language)}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={null}
      />
      <Pager turns={turns} next={data?.next} />
    </section>
  );
}

const waitingColumns = (language: LanguageCode): Column<ListedNotification>[] => {
  const t = messagesIn(language, notificationsPage);
  return [
    ...whatAndWhen(language),
    { label: t.next, cell: ({ dueAt }) => dueAt && <Time at={dueAt} /> },
    { label: t.tried, cell: ({ tries }) => t.tries(tries) },
  ];
};

const failedColumns = (language: LanguageCode): Column<ListedNotification>[] => {
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
      void showError(error, notAgainTitle, await whyFailed(error, tDataTable.failed, language), language);
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

/** Whether notifications are sent, and by which channel. */
function NotificationStatus({ how: { provider, hasSms, notices: notifications } }: { how: Texts }) {
  const t = useMessages(notificationsPage);
  const { off, offText, allOff, on, ways, bySms, byEmail } = t;
  const isDeployed = provider && notifications.some((one) => one.isDeployed);
  const isOn = notifications.some((one) => one.isOn);
  const way = provider && `${ways[provider]} ${hasSms ? bySms : byEmail}`;
  return (
    <section className={panelStyle}>
      <h2 className="text-xl">{isOn ? on : off}</h2>
      <p id={isDeployed ? undefined : NONE_DEPLOYED_ID} className="mt-1 max-w-prose text-ink-soft">
        {isOn ? way : isDeployed ? allOff : offText}
      </p>
    </section>
  );
}
