import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { ReturnKind, ReturnReason } from '@aloghor/functions/domain/order-outcomes';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { bench } from '../../messages/en/packing.ts';
import { ReturnReasonSelect } from '../../orders/return-reason.tsx';
import { DamagedCount } from './damaged-count.tsx';
import { OpenParcel } from './open-parcel.tsx';
import { damagedHere, type Found, piecesHere, sumOf } from './parcel-return.ts';
import { type Counted, type Line, linesToScan } from './parcel-scan.ts';

interface OpenReturnProps {
  /** With those of its lines alone that were not back before. */
  order: PackingOrder;
  kind: ReturnKind;
  counted: Counted;
  isBusy: boolean;
  onAddOne: (line: Line) => void;
  /** Called when somebody has said how many are damaged. */
  onDamaged: () => void;
  onRecord: (found: Found) => void;
  onLeave: () => void;
}

/**
 * What came back of an order, why, and what of it is damaged. Recording it cannot be taken back here, so its consequence
 * stands before the button.
 */
export function OpenReturn(props: OpenReturnProps) {
  const { order, kind, counted, isBusy, onAddOne, onDamaged, onRecord, onLeave } = props;
  const t = useMessages(bench);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [said, setSaid] = useState<Counted>({});
  const here = piecesHere(kind, order, counted);
  const damaged = damagedHere(here, said, reason);
  const pieces = sumOf(here);
  const isMissing = kind === 'whole' ? linesToScan(order, counted).length > 0 : pieces === 0;
  return (
    <OpenParcel
      order={order}
      counted={counted}
      returns={kind}
      onAddOne={onAddOne}
      below={(line) => (
        <DamagedCount
          product={line}
          damaged={damaged[line._id] ?? 0}
          of={here[line._id] ?? 0}
          onChange={(quantity) => {
            setSaid({ ...said, [line._id]: quantity });
            onDamaged();
          }}
        />
      )}
    >
      <Form className="grid gap-4" onSubmit={() => reason && !isBusy && onRecord({ reason, here, damaged })}>
        <ReturnReasonSelect value={reason} onChoose={setReason} />
        <p className="text-ink-soft">
          {isMissing ? t.nothingCounted[kind] : t.returnText[kind](order.number, pieces - sumOf(damaged), pieces)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:grow" disabled={isMissing} aria-disabled={isBusy}>
            <Undo2 aria-hidden className="size-5" />
            {t.recordReturn}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {t.leave}
          </Button>
        </div>
      </Form>
    </OpenParcel>
  );
}
