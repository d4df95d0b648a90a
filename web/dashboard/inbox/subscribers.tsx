import type { Subscriber } from '@aloghor/functions/contract/inbox';
import { callPageWithToken } from '../../shared/api/client.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { inbox } from '../messages/en/admin.ts';
import type { Column } from '../table/data-table.tsx';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

/** Who wants the newsletter, the newest first. */
export function Subscribers() {
  const language = useLanguage();
  const t = useMessages(inbox);
  const subscribers = usePagedList(subscribersQuery, 'subscribers');
  return (
    <section aria-labelledby="newsletter-list-title">
      <h2 id="newsletter-list-title" className="text-xl">
        {t.newsletter}
      </h2>
      <p className="mb-4 text-ink-soft">{t.newsletterText}</p>
      <PagedTable
        {...subscribers}
        caption={t.newsletter}
        columns={subscriberColumns(language)}
        empty={<Notice title={t.noSubscribers} text={t.noSubscribersText} />}
      />
    </section>
  );
}

function subscriberColumns(language: LanguageCode): Column<Subscriber>[] {
  const t = messagesIn(language, inbox);
  return [
    { label: t.address, isPlain: true, cell: ({ email }) => email },
    { label: t.since, isNumber: true, className: 'lg:w-48', cell: ({ at }) => shopTime(at, language) },
  ];
}

function subscribersQuery(cursor: string | undefined) {
  return pageQuery(['inbox', 'subscribers', cursor], () =>
    callPageWithToken('GET /subscribers', { query: { limit: TABLE_ROWS, cursor } }),
  );
}
