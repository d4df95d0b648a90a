import type { Payout } from '@aloghor/functions/contract/payouts';
import { doneBy } from '@aloghor/functions/domain/packing';
import { isLookedAtAgain, isUsed } from '@aloghor/functions/domain/payouts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { dateText, shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { Notice, Skeleton } from '../../shared/ui/status.tsx';
import { carrierText } from '../booking/carrier-text.ts';
import { askFirst } from '../layout/ask-first.ts';
import { DashboardFailed, DashboardPage, NotRenewed, panelStyle } from '../layout/page.tsx';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { payoutsPage } from '../messages/en/payouts.ts';
import { FindingCard } from './finding-card.tsx';
import { originText } from './payout-card.tsx';
import { PayoutRows } from './payout-rows.tsx';
import { payoutQuery, useAcceptPayout, useWithdrawPayout } from './payouts-api.ts';
import { SayForeign } from './say-foreign.tsx';
import { SumsList } from './sums-list.tsx';

/** One payout: what it comes to, what is wrong with it, and its rows. */
export function PayoutPage() {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const { id = '' } = useParams();
  const { data: payout, error, refetch } = useQuery(payoutQuery(id));
  const title = payout ? t.payoutOf(carrierText(payout.courier, language), dateText(payout.day, language)) : t.title;
  return (
    <DashboardPage
      title={title}
      back={{ to: paths.dashboard.payouts, label: t.payout.back }}
      text={payout && <Origin payout={payout} />}
    >
      {!payout && !error && <Skeleton className="h-96 rounded-card" />}
      {!payout && error && hasErrorCode(error, 'not-found') && (
        <Notice title={t.payout.gone} text={t.payout.goneText} />
      )}
      {!payout && error && !hasErrorCode(error, 'not-found') && <DashboardFailed error={error} onRetry={refetch} />}
      {payout && (
        <div className="grid gap-5">
          {error && <NotRenewed error={error} onRetry={refetch} />}
          <section aria-label={t.title} className={`${panelStyle} grid gap-4`}>
            <SumsList sums={payout.sums} />
            <div className="flex flex-wrap gap-2">
              <AcceptButton payout={payout} />
              <WithdrawButton payout={payout} />
            </div>
          </section>
          <Findings payout={payout} />
          <section aria-labelledby="rows-title">
            <h2 id="rows-title" className="mb-3 text-xl">
              {t.payout.rows}
            </h2>
            <PayoutRows payout={payout} />
          </section>
          <SayForeign payout={payout} />
        </div>
      )}
    </DashboardPage>
  );
}

function Origin({ payout }: { payout: Payout }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage).payout;
  const by = t.by(doneBy(payout), shopTime(payout.at, language));
  return <span className="wrap-anywhere">{[originText(payout, t), by].filter(Boolean).join(', ')}</span>;
}

/** Rows are accepted after a question; held ones can be looked at again, when their orders have come to an end. */
function AcceptButton({ payout }: { payout: Payout }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage).payout;
  const { mutateAsync, isPending } = useAcceptPayout(payout._id);
  const { waiting, rows } = payout;
  const mayChange = [...rows.keys()].some((place) => isLookedAtAgain(payout, place));
  if (waiting === 0 && !mayChange && !isPending) return null;

  async function accept() {
    if (isPending) return;
    const { question, ask: text, yes, no } = t;
    if (waiting > 0 && !(await askFirst({ question: question(waiting), text, yes, no }))) return;
    try {
      await mutateAsync(undefined);
      void showToast(t.accepted);
    } catch (error) {
      void showNotDone(error, t.notAccepted, whyNotDone(error, t.notAcceptedText, language), language);
    }
  }

  return (
    <Button className="justify-self-start" aria-disabled={isPending} onClick={accept}>
      {isPending ? t.accepting : waiting > 0 ? t.accept : t.again}
    </Button>
  );
}

/** For what was added by mistake, as long as nothing of it is in the books, or the courier's. */
function WithdrawButton({ payout }: { payout: Payout }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage).payout;
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useWithdrawPayout(payout._id);
  if (isUsed(payout)) return null;

  async function withdraw() {
    if (isPending || !(await askFirst(t.askWithdraw))) return;
    try {
      await mutateAsync();
      void showToast(t.withdrawn);
      void navigate(paths.dashboard.payouts);
    } catch (error) {
      void showNotDone(error, t.notWithdrawn, whyNotDone(error, t.notAcceptedText, language), language);
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isPending} onClick={withdraw}>
      {t.withdraw}
    </Button>
  );
}

function Findings({ payout }: { payout: Payout }) {
  const t = useMessages(payoutsPage).payout;
  return (
    <section aria-labelledby="findings-title">
      <h2 id="findings-title" className="mb-3 text-xl">
        {t.findings}
      </h2>
      {payout.findings.length === 0 && <p className="text-ink-soft">{t.noFindings}</p>}
      <ul className="grid gap-4">
        {payout.findings.map((finding) => (
          <li key={`${finding.kind} ${finding.row}`} className={panelStyle}>
            <FindingCard payout={payout} finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}
