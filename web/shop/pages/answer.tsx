import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { copiedProof, isAsAnswered, isStillCalled, partsOfProof } from '@aloghor/functions/domain/answer-links';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { answerQuery } from '../../shared/api/orders.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { answerPage } from '../../shared/locale/en/answer.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { OrderCard } from '../../shared/orders/order-card.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { NeedsScripts } from '../../shared/ui/form.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Failed, Notice, Skeleton } from '../../shared/ui/status.tsx';
import { AnswerForm } from '../orders/answer-form.tsx';

/**
 * A buyer confirms an order, corrects where it goes, or cancels it, by the link in a message of the shop. What proves it
 * stands behind the # of the address, which browsers send to nobody: opening the link changes nothing.
 */
export function Answer() {
  const t = useMessages(answerPage);
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const link = isHydrated ? copiedProof(hash) : '';
  const { data: order, error, refetch } = useQuery(answerQuery(link));
  const isUnknown = hasErrorCode(error, 'not-found') || (isHydrated && !partsOfProof(link));
  return (
    <div className="page section-air max-w-3xl">
      <PageHead title={t.title} />
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {isUnknown && (
        <Notice title={t.unknownTitle} text={t.unknown} role="alert" heading="h1">
          <ButtonLink to={paths.track}>{t.follow}</ButtonLink>
        </Notice>
      )}
      {!isUnknown && <h1 className="text-3xl">{t.title}</h1>}
      {!isUnknown && error && !order && <Failed error={error} onRetry={refetch} />}
      {!isUnknown && !error && !order && <Skeleton className="mt-6 h-80 rounded-card" />}
      {order && (
        <div className="mt-6 grid gap-6">
          {order.mayAnswer ? (
            <AnswerForm link={link} order={order} />
          ) : (
            <p role="status" className="text-balance text-lg">
              {answeredText(order, t)}
            </p>
          )}
          <OrderCard order={order} heading="h2" />
        </div>
      )}
    </div>
  );
}

function answeredText(order: ReplyTo<'POST /orders/answer/open'>, t: typeof answerPage.english): string {
  const { answer } = order;
  if (answer && isAsAnswered(answer, order)) return t.answered[answer];
  return answer && isStillCalled(answer, order) ? t.stillCalled : t.over;
}
