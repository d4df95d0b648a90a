import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useAskBeforeLeaving } from '../layout/use-ask-before-leaving.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { CallCard, whyEnded } from './call-card.tsx';
import type { When } from './desk-calls.ts';
import { type Drafts, isTyped } from './drafts.ts';
import { orderName } from './order-name.ts';
import { QueueList } from './queue-list.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useCalls } from './use-calls.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useKeysSwitch } from './use-keys-switch.ts';

interface CallDeskProps {
  when: When;
  rows: DeskOrder[];
  isMore: boolean;
  empty: ReactNode;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}

/** One order to call for, and those behind it. What is typed for an order stays until it is saved or discarded. */
export function CallDesk({ when, rows, isMore, empty, drafts, onDrafts }: CallDeskProps) {
  const [chosenId, setChosenId] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const place = Math.max(
    0,
    rows.findIndex(({ _id }) => _id === chosenId),
  );
  const row = rows[place];
  const draft = (row && drafts[row._id]) ?? {};
  const openRow = row && !whyEnded(row.order) ? row : undefined;
  const calls = useCalls({ when, row: openRow, isTyped: isTyped(draft), onDone: showNext });
  useAskBeforeLeaving(rows.some(({ _id }) => isTyped(drafts[_id])));
  const open = (what: 'correction' | 'money') =>
    openRow && onDrafts({ ...drafts, [openRow._id]: { [what]: {}, ...draft } });
  const keys = useKeysSwitch();
  useDeskKeys(keys.areOn, {
    ...calls.actions,
    next: () => setChosenId(rows[place + 1]?._id ?? row?._id),
    previous: () => setChosenId(rows[place - 1]?._id ?? row?._id),
    correct: () => open('correction'),
    money: () => open('money'),
  });

  const focusCard = () => card.current?.focus({ preventScroll: true });

  /** The next order, or the one that was taken back. */
  function showNext(backId: string | undefined) {
    if (backId) setChosenId(backId);
    focusCard();
    card.current?.scrollIntoView({ block: 'nearest' });
  }

  // The order that is worked on stays the chosen one when an older one comes into the queue.
  const rowId = row?._id;
  useEffect(() => setChosenId(rowId), [rowId]);

  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-4">
        <UndoBar calls={calls} />
        <div className="hidden shrink-0 pointer-fine:block">
          <Button variant="quiet" size="dense" aria-pressed={keys.areOn} onClick={keys.turn}>
            <Keyboard aria-hidden className="size-5" />
            {keys.areOn ? tAdmin.desk.keysOn : tAdmin.desk.keysOff}
          </Button>
        </div>
      </div>
      {row ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section
            ref={card}
            tabIndex={-1}
            aria-label={orderName(row.order)}
            className="rounded-card border border-line bg-white p-4 md:p-6"
          >
            <CallCard
              key={row._id}
              row={row}
              calls={calls}
              draft={draft}
              onDraft={(next) => onDrafts({ ...drafts, [row._id]: next })}
              onSaved={focusCard}
            />
          </section>
          <div>
            <QueueList rows={rows} chosenId={row._id} onChoose={setChosenId} />
            {isMore && <p className="mt-3 text-ink-soft text-sm">{tAdmin.desk.more}</p>}
          </div>
        </div>
      ) : (
        empty
      )}
    </>
  );
}
