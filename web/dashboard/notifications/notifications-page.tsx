import type { NotificationTexts as Texts } from '@aloghor/functions/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { measure } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage, panelStyle } from '../layout/page.tsx';
import { notificationsPage } from '../messages/en/admin.ts';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { failedColumns, waitingColumns } from './notification-columns.tsx';
import { NONE_DEPLOYED_ID } from './notification-switch.tsx';
import {
  type NotificationState,
  notificationsQuery,
  notificationTextsQuery,
  smsBalanceQuery,
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
  const list = usePagedList((cursor) => notificationsQuery(state, cursor), state);
  const [title, text, none] =
    state === 'failed' ? [t.failed, t.failedText, t.noneFailed] : [t.waiting, t.waitingText, t.noneWaiting];
  const isEmpty = list.page.data?.reply.length === 0;
  return (
    <section aria-labelledby={`${state}-notifications`}>
      <h2 id={`${state}-notifications`} className="text-xl">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{isEmpty ? none : text}</p>
      <PagedTable
        {...list}
        caption={title}
        columns={state === 'failed' ? failedColumns(language) : waitingColumns(language)}
        empty={null}
      />
    </section>
  );
}

/** Whether notifications are sent, and by which channel. */
function NotificationStatus({ how: { provider, hasSms, notices: notifications } }: { how: Texts }) {
  const t = useMessages(notificationsPage);
  const { off, offText, allOff, on, ways, bySms, byEmail } = t;
  const automatic = notifications.filter((one) => !one.isByHand);
  const isDeployed = provider && automatic.some((one) => one.isDeployed);
  const isOn = automatic.some((one) => one.isOn);
  const way = provider && `${ways[provider]} ${hasSms ? bySms : byEmail}`;
  return (
    <section className={panelStyle}>
      <h2 className="text-xl">{isOn ? on : off}</h2>
      <p id={isDeployed ? undefined : NONE_DEPLOYED_ID} className="mt-1 max-w-prose text-ink-soft">
        {isOn ? way : isDeployed ? allOff : offText}
      </p>
      {isOn && hasSms && <SmsBalance />}
    </section>
  );
}

/** What is left at the SMS gateway; nothing where it cannot be asked. */
function SmsBalance() {
  const language = useLanguage();
  const t = useMessages(notificationsPage);
  const { data, error } = useQuery(smsBalanceQuery);
  const balance = data?.balance;
  if (balance !== undefined) return <p className="mt-2 font-semibold">{t.balance(measure(balance, language))}</p>;
  return (error || data?.isUnknown) && <p className="mt-2 text-danger">{t.balanceUnknown}</p>;
}
