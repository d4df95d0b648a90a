import type { Payout, PayoutFinding } from '@aloghor/functions/contract/payouts';
import {
  asksOwner,
  entersRow,
  mayBeExtra,
  mayBeWrittenOff,
  ROW_OWNER_NAMES,
  type RowOwner,
} from '@aloghor/functions/domain/payouts';
import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { SwitchField } from '../form/choices.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { CloseForm } from '../orders/close-form.tsx';
import { useCloseFinding } from './payouts-api.ts';

/** That it was said by mistake that a row is none of the shop's. */
const MISTAKEN = 'mistaken';

interface CloseFindingProps {
  payout: Payout;
  finding: PayoutFinding;
  /** What the finding is called on the page. */
  name: string;
}

/** The form that closes a finding, with what closing it does, and what the person has to say of its money. */
export function CloseFinding({ payout, finding, name }: CloseFindingProps) {
  const t = useMessages(payoutsPage);
  const { kind, row: place, taka, closed } = finding;
  const { mutateAsync, isPending } = useCloseFinding(payout._id);
  const [isExtra, setIsExtra] = useState(false);
  const [isWrittenOff, setIsWrittenOff] = useState(false);
  const [owner, setOwner] = useState<RowOwner | typeof MISTAKEN | ''>('');
  const row = place === undefined ? undefined : payout.rows[place];
  const close = closed ? t.payout.closeAnew : t.payout.close;
  const owners = ROW_OWNER_NAMES.filter((one) => !closed || one !== row?.owner);
  return (
    <>
      {row && entersRow(kind, row) && <p className="text-ink-soft text-sm">{t.payout.entered}</p>}
      {mayBeExtra(kind) && (
        <SwitchField value={isExtra} onType={setIsExtra}>
          {t.payout.extra}
        </SwitchField>
      )}
      {kind === 'deliveredOfReturn' && <p className="text-ink-soft text-sm">{t.payout.deliveredAfterAll}</p>}
      {kind === 'compensationClosed' && <p className="text-ink-soft text-sm">{t.payout.openClaimAgain}</p>}
      {mayBeWrittenOff(kind) && (
        <SwitchField value={isWrittenOff} onType={setIsWrittenOff}>
          {taka > 0 ? t.payout.writeOff : t.payout.keep}
        </SwitchField>
      )}
      <CloseForm
        texts={{ ...t.payout, close }}
        label={t.payout.closeOf(close, name)}
        isPending={isPending}
        onClose={(reason) =>
          mutateAsync({
            kind,
            row: place,
            closed: reason,
            ...(isExtra && { isExtra }),
            ...(isWrittenOff && { isWrittenOff }),
            ...(owner === MISTAKEN ? { isMistaken: true } : owner && { owner }),
            ...(closed && { closedSeen: closed.at }),
          })
        }
      >
        {asksOwner(kind) && (
          <Select
            label={t.payout.whose}
            required
            className="w-full"
            value={owner}
            options={[
              ['', t.payout.chooseOwner],
              ...owners.map((one) => [one, t.owners[one]] as const),
              ...(kind === 'foreign' ? [[MISTAKEN, t.payout.mistaken] as const] : []),
            ]}
            onChange={setOwner}
          />
        )}
      </CloseForm>
    </>
  );
}
