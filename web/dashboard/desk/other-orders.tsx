import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { otherOrderOf } from '@aloghor/functions/domain/order-outcomes';
import { callWithToken } from '../../shared/api/client.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { askFirst } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import { useDeskForm } from './desk-form.tsx';

/** The other orders of the number that are not sent yet, each to be joined to this one. */
export function OtherOrders({ row }: { row: DeskOrder }) {
  const t = useMessages(deskPage);
  const { open = [] } = row.history ?? {};
  if (open.length === 0) return null;
  return (
    <ul aria-label={t.otherOrders} className="grid gap-2">
      {open.map((other) => (
        <li key={other._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-glow px-3 py-2">
          <Link to={paths.dashboard.order(other._id)} className="font-semibold underline-offset-4 hover:underline">
            {t.alsoOpen(other.number)}
          </Link>
          <JoinButton row={row} other={other} />
        </li>
      ))}
    </ul>
  );
}

function JoinButton({ row: { _id, order, desk }, other }: { row: DeskOrder; other: { _id: string; number: string } }) {
  const t = useMessages(deskPage);
  const { question, text, yes, no } = t.askJoin;
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: { other: other._id, revision: desk.revision },
    send: (body) => callWithToken('POST /orders/admin/:id/join', { params: { id: _id }, body }),
    isRecorded: (now) => now.order.timeline.length > order.timeline.length && otherOrderOf(now.order) === other.number,
    onSaved: () => void showToast(t.joined(other.number)),
    async confirm() {
      const asked = { question: question(other.number), text: text(other.number, order.number), yes, no };
      return (await askFirst(asked)) !== undefined;
    },
  });
  return (
    <Form onSubmit={onSubmit}>
      <Button type="submit" variant="quiet" size="dense" aria-disabled={isSaving}>
        {t.join(other.number)}
      </Button>
    </Form>
  );
}
