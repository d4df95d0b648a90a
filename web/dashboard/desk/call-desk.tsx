import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { type Claim, claimOfAnother, holderName } from '@aloghor/functions/domain/desk-claims';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Headset, Keyboard } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardFailed, NotRenewed } from '../layout/page.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { collectText } from '../orders/order-parts.tsx';
import { AlertButtons } from './alert-buttons.tsx';
import { CallCard, closedText } from './call-card.tsx';
import { queuedOrderQuery, renewOrder } from './desk-api.ts';
import { KeyHint, useDeskKeys, useKeysSwitch } from './desk-keys.tsx';
import { orderName, stateText } from './desk-order.ts';
import { type Draft, type Drafts, hasInput } from './drafts.ts';
import { HeldByOther, NextCallButton, useNextCall, WhyFirst } from './next-call.tsx';
import { type CallList, isIn, type ListedCall } from './queued-calls.ts';
import { type ToldClaims, useToldClaims } from './told-claims.ts';
import { type Calls, isUndoable, type LastCall, useCalls } from './use-calls.ts';
import { useClaim } from './use-claim.ts';
import { useChangeByOthers, useCurrentHistory, useDeskRows } from './use-queue.ts';
import { useTelephone } from './use-telephone.ts';

interface CallDeskProps {
  when: CallList;
  calls: ListedCall[];
  /** One order alone, which need not be in the queue. */
  order?: DeskOrder;
  isMore?: boolean;
  empty?: ReactNode;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}

/** The order to call next, and the queue behind it. What is typed for an order stays until it is saved or discarded. */
export function CallDesk({ when, calls: queue, order, isMore = false, empty, drafts, onDrafts }: CallDeskProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const [chosenId, setChosenId] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const cache = useQueryClient();
  const { rows: waiting, isLoading, failed } = useDeskRows(queue, when, chosenId);
  const rows = order ? [order] : waiting;
  const claims = useToldClaims();
  // The card that is worked on stays, also when somebody else has taken its order out of the queue.
  const { data: chosen } = useQuery({ ...queuedOrderQuery(chosenId ?? ''), enabled: chosenId !== undefined && !order });
  const telephone = useTelephone();
  const next = useNextCall({
    onGiven: openCard,
    isWithAnother: claims.isWithAnother,
  });
  const isShown = chosen && (next.isTaking || isIn(when, chosen, serverNow()));
  const row = isShown ? chosen : (rows.find((one) => !claims.isWithAnother(one)) ?? rows[0]);
  const place = rows.findIndex(({ _id }) => _id === row?._id);
  const changed = useChangeByOthers(row);
  useCurrentHistory(row?._id);
  const draft = (row && drafts[row._id]) ?? {};
  const openRow = row && !closedText(row.order, language) ? row : undefined;
  const calls = useCalls({
    row: next.isTaking ? undefined : openRow,
    isTyped: hasInput(draft),
    onSent: showAhead,
    onDone: showNext,
    onFailed: setChosenId,
  });
  const { takeOver, noteDialled, ...held } = useClaim(openRow, {
    other: row && claims.ofAnother(row),
    isFree: row !== undefined && !next.isTaking && claims.isFree(row._id),
    isTyped: hasInput(draft),
    isOnTelephone: telephone.isOnTelephone,
    onClaimed: next.prepare,
    onIdle: next.giveBackAhead,
  });
  useAskBeforeLeaving([...rows, ...(row ? [row] : [])].some(({ _id }) => hasInput(drafts[_id])));
  const open = (what: keyof Omit<Draft, 'note'>) =>
    openRow && onDrafts({ ...drafts, [openRow._id]: { [what]: {}, ...draft } });
  const keys = useKeysSwitch();
  useDeskKeys(keys.areOn, {
    ...calls.actions,
    take: takeNext,
    next: () => openCard(rows[place + 1]?._id ?? row?._id),
    previous: () => openCard(rows[place - 1]?._id ?? row?._id),
    correct: () => open('correction'),
    products: () => open('products'),
    split: () => row && countQuantity(row.order.orderItems) > 1 && open('split'),
    money: () => open('amounts'),
  });

  // Who opens one order alone, by its link, calls its buyer, as who chooses it from the list.
  const { begin } = telephone;
  const openedId = order?._id;
  useEffect(() => {
    if (openedId !== undefined) begin(openedId, false);
  }, [openedId, begin]);

  /** Shows an order that somebody has chosen: they call its buyer. */
  function openCard(id: string | undefined) {
    setChosenId(id);
    if (id !== undefined) telephone.begin(id, false);
  }

  const focusCard = () => card.current?.focus({ preventScroll: true });

  const mayTake = when === 'now' && !order;

  function takeNext() {
    if (mayTake && !next.isTaking) next.take(row?._id);
  }

  const isGiven = row !== undefined && row._id === next.givenId;
  // The one that follows is drawn while this one is worked on, and needs only be shown.
  const drawnAhead = next.ahead && next.ahead._id !== row?._id ? [next.ahead] : [];

  /** Shows the order that was claimed ahead, where there is one, while the outcome of this one is on its way. */
  function showAhead(): boolean {
    if (row) telephone.end(row._id);
    const isShown = isGiven && next.takeAhead();
    if (isShown) toCard();
    return isShown;
  }

  /** Shows the next order, or the one whose call was undone. */
  function showNext(backId: string | undefined) {
    if (backId) setChosenId(backId);
    else if (isGiven) next.take(undefined);
    if (order) void renewOrder(cache, order._id);
    toCard();
  }

  function toCard() {
    focusCard();
    card.current?.scrollIntoView({ block: 'nearest' });
  }

  // The current order stays chosen when an older one enters the queue.
  const rowId = row?._id;
  useEffect(() => setChosenId(rowId), [rowId]);

  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-4">
        <UndoBar calls={calls} />
        <div className="flex flex-wrap items-start justify-end gap-2">
          {mayTake && row && <NextCallButton next={next} onTake={takeNext} />}
          {!order && <AlertButtons />}
          <div className="hidden pointer-fine:block">
            <Button variant="quiet" size="dense" aria-pressed={keys.areOn} onClick={keys.turn}>
              <Keyboard aria-hidden className="size-5" />
              <span>{keys.areOn ? t.keysOn : t.keysOff}</span>
            </Button>
          </div>
        </div>
      </div>
      {failed && row && <NotRenewed error={failed.error} onRetry={failed.refetch} />}
      {row ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section
            ref={card}
            tabIndex={-1}
            aria-busy={next.isTaking}
            aria-label={orderName(row.order, language)}
            className="rounded-card border border-line bg-white p-4 aria-busy:opacity-50 md:p-6"
          >
            {changed && (
              <ChangedByOthers
                change={changed}
                onShow={() => {
                  void renewOrder(cache, row._id);
                  focusCard();
                }}
              />
            )}
            {held.holder !== undefined && <HeldByOther {...held} holder={held.holder} onTakeOver={takeOver} />}
            {isGiven && <WhyFirst row={row} />}
            {[row, ...drawnAhead].map((one) => (
              <Activity key={one._id} mode={one === row ? 'visible' : 'hidden'}>
                <CallCard
                  row={one}
                  calls={calls}
                  draft={drafts[one._id] ?? {}}
                  onDraft={(next) => onDrafts({ ...drafts, [one._id]: next })}
                  onSaved={focusCard}
                  onDial={() => {
                    telephone.begin(one._id, true);
                    noteDialled();
                  }}
                />
              </Activity>
            ))}
          </section>
          <div>
            {rows.length > 0 && <QueueList rows={rows} claimOf={claims.of} chosenId={row._id} onChoose={openCard} />}
            {isMore && <p className="mt-3 text-ink-soft text-sm">{t.more}</p>}
          </div>
        </div>
      ) : isLoading ? (
        <DeskSkeleton />
      ) : failed ? (
        <DashboardFailed error={failed.error} onRetry={failed.refetch} />
      ) : (
        empty
      )}
    </>
  );
}

/** Says that the order on the card is not as it is shown any more, and leaves it to the person when to look. */
function ChangedByOthers({ change, onShow }: { change: 'changed' | 'handled'; onShow: () => void }) {
  const t = useMessages(deskPage);
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-glow px-4 py-2"
    >
      <p className="font-semibold">{t.byOthers[change]}</p>
      <Button variant="quiet" size="dense" onClick={onShow}>
        {t.showChange[change]}
      </Button>
    </div>
  );
}

export function DeskSkeleton() {
  return (
    <div aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-[34rem] rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}

interface QueueListProps {
  rows: DeskOrder[];
  claimOf: ToldClaims['of'];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The orders of the queue, one line each; a click opens one. */
function QueueList({ rows, claimOf, chosenId, onChoose }: QueueListProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  return (
    <nav aria-label={t.listLabel}>
      <h2 className="mb-2 text-lg">{t.next}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-white">
        {rows.map(({ _id, order, desk }) => (
          <li key={_id}>
            <button
              type="button"
              aria-current={_id === chosenId}
              className="grid min-h-14 w-full grid-cols-1 content-center gap-0.5 px-3 py-2 text-left hover:bg-sand aria-[current=true]:bg-glow [:first-child>&]:rounded-t-card [:last-child>&]:rounded-b-card"
              onClick={() => onChoose(_id)}
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold">{orderName(order, language)}</span>
                <span className="whitespace-nowrap tabular-nums">{collectText(order, language)}</span>
              </span>
              <span className="flex justify-between gap-3 text-ink-soft text-sm">
                <span className="truncate">{stateText(desk, language)}</span>
                <span className="whitespace-nowrap">{shopTime(order.createdAt, language)}</span>
              </span>
              <ClaimText claim={claimOf(_id, desk.claim)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ClaimText({ claim }: { claim: Claim | undefined }) {
  const t = useMessages(deskPage);
  const { user } = useSession();
  if (!claim) return null;
  const other = claimOfAnother({ claim }, user?.email, serverNow());
  return (
    <span className="flex items-center gap-1 text-sm">
      <Headset aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere font-semibold">{other ? t.heldBy(holderName(other)) : t.heldByYou}</span>
    </span>
  );
}

/** The last recorded calls, with buttons to undo them; each stays until five others follow. */
function UndoBar({ calls: { last, sending, undo } }: { calls: Pick<Calls, 'last' | 'sending' | 'undo'> }) {
  const t = useMessages(deskPage);
  const [newest, ...earlier] = last;
  const undoable = earlier.filter(isUndoable);
  return (
    <div className="min-w-0">
      <div role="status" className="flex min-h-11 min-w-0 flex-wrap items-center gap-3">
        {sending !== undefined ? (
          <span className="min-w-0 truncate text-ink-soft">{t.sending(sending)}</span>
        ) : (
          newest && <Recorded call={newest} onUndo={() => undo(newest)} isNewest />
        )}
      </div>
      {undoable.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            {t.earlier}
          </summary>
          <ul className="grid gap-2">
            {undoable.map((call) => (
              <li key={call.id} className="flex min-w-0 flex-wrap items-center gap-3">
                <Recorded call={call} onUndo={() => undo(call)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Recorded({ call, onUndo, isNewest }: { call: LastCall; onUndo: () => void; isNewest?: boolean }) {
  const t = useMessages(deskPage);
  const tOrdersPage = useMessages(ordersPage);
  const { state, closedFor, asideSince } = call;
  const recorded = asideSince === undefined ? t.states[state] : t.aside;
  const resultText = closedFor ? tOrdersPage.closedFor[closedFor] : recorded;
  return (
    <>
      <span className="min-w-0 truncate font-semibold">{t.done(call.name, resultText)}</span>
      {isUndoable(call) && (
        <Button aria-label={isNewest ? undefined : t.undoOf(call.name)} variant="quiet" size="dense" onClick={onUndo}>
          {t.undo}
          {isNewest && <KeyHint of="undo" />}
        </Button>
      )}
    </>
  );
}
