import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { takaOfKind } from '@aloghor/functions/domain/amounts';
import { callWithToken } from '../../shared/api/client.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { amountsInputOf, parseAmountsInput, proposedCharge } from './amounts-input.ts';
import { useDeskForm } from './desk-form.tsx';
import { Warning } from './desk-history.tsx';

/** Proposes the delivery charge that goes with the place and the products of now; one click accepts it. */
export function ProposedCharge({ row }: { row: DeskOrder }) {
  const charge = proposedCharge(useShopSettings()?.delivery, row);
  return charge === undefined ? null : <Proposal row={row} charge={charge} />;
}

function Proposal({ row: { _id, order, desk }, charge }: { row: DeskOrder; charge: number }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const before = takaOfKind(order, 'delivery');
  const now = sum(charge, language);
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: {
      amounts: parseAmountsInput({ ...amountsInputOf(order.amounts), delivery: String(charge) }),
      revision: desk.revision,
    },
    send: (body) => callWithToken('POST /orders/admin/:id/amounts', { params: { id: _id }, body }),
    isRecorded: (row) => takaOfKind(row.order, 'delivery') === charge,
    onSaved: () => {},
  });
  return (
    <Form onSubmit={onSubmit} className="mt-3 grid justify-items-start gap-2">
      <Warning>{before === undefined ? t.missingCharge(now) : t.outdatedCharge(sum(before, language), now)}</Warning>
      <Button type="submit" variant="quiet" size="dense" aria-disabled={isSaving}>
        {t.correctCharge(now)}
      </Button>
    </Form>
  );
}
