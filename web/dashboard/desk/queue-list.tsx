import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { toCollect } from '@aloghor/functions/domain/orders';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { orderName } from './order-name.ts';
import { stateWords } from './state-words.ts';

interface QueueListProps {
  rows: DeskOrder[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The orders of the queue, one line each; a press brings one to the front. */
export function QueueList({ rows, chosenId, onChoose }: QueueListProps) {
  return (
    <nav aria-label={tAdmin.desk.listLabel}>
      <h2 className="mb-2 text-lg">{tAdmin.desk.next}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-white">
        {rows.map(({ _id, order, desk }) => (
          <li key={_id}>
            <button
              type="button"
              aria-current={_id === chosenId}
              className="grid min-h-14 w-full grid-cols-1 content-center gap-0.5 px-3 py-2 text-left first:rounded-t-card hover:bg-sand aria-[current=true]:bg-glow"
              onClick={() => onChoose(_id)}
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold">{orderName(order)}</span>
                <span className="whitespace-nowrap tabular-nums">{sum(toCollect(order))}</span>
              </span>
              <span className="flex justify-between gap-3 text-ink-soft text-sm">
                <span className="truncate">{stateWords(desk)}</span>
                <span className="whitespace-nowrap">{shopTime(order.createdAt)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
