import type { Payout } from '@aloghor/functions/contract/payouts';
import {
  asksOwner,
  mayBeSaidForeign,
  ROW_OWNER_NAMES,
  ROW_OWNERS,
  type RowOwner,
} from '@aloghor/functions/domain/payouts';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { CloseForm } from '../orders/close-form.tsx';
import { useCloseFinding } from './payouts-api.ts';

const FOREIGN_OWNERS = ROW_OWNER_NAMES.filter((owner) => !ROW_OWNERS[owner].isEntered);

/** Says of a row that it is none of the shop's, though it names a parcel of the shop, or a reason, and nothing else is wrong with it. */
export function SayForeign({ payout }: { payout: Payout }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const { notOurs } = t.payout;
  const { mutateAsync, isPending } = useCloseFinding(payout._id);
  const [place, setPlace] = useState('');
  const [owner, setOwner] = useState<RowOwner | ''>('');
  const rows = payout.rows.flatMap((row, at) => (mayBeSaid(payout, at) ? [{ ...row, at }] : []));
  if (rows.length === 0) return null;

  async function say(closed: string) {
    await mutateAsync({ kind: 'foreign', row: Number(place), closed, ...(owner && { owner }) });
    setPlace('');
    setOwner('');
  }

  return (
    <FormPart title={notOurs.title} hint={notOurs.hint} startsOpen={false}>
      <CloseForm texts={{ ...t.payout, close: notOurs.say }} isPending={isPending} onClose={say}>
        <Select
          label={notOurs.row}
          required
          className="w-full"
          value={place}
          options={[
            ['', notOurs.chooseRow],
            ...rows.map(({ at, number, invoice, consignmentId, reason, collected }) => {
              const name = number ?? invoice ?? consignmentId ?? reason ?? '';
              return [String(at), notOurs.rowOf(t.payout.row(at + 1), name, sum(collected, language))] as const;
            }),
          ]}
          onChange={setPlace}
        />
        <Select
          label={t.payout.whose}
          required
          className="w-full"
          value={owner}
          options={[['', t.payout.chooseOwner], ...FOREIGN_OWNERS.map((one) => [one, t.owners[one]] as const)]}
          onChange={setOwner}
        />
      </CloseForm>
    </FormPart>
  );
}

/** Of what is found to be of no parcel its own form asks that, and has perhaps asked. */
function mayBeSaid(payout: Payout, place: number): boolean {
  const isAsked = payout.findings.some(({ kind, row, closed }) => row === place && !closed && asksOwner(kind));
  return !isAsked && payout.rows[place]?.owner === undefined && mayBeSaidForeign(payout, place);
}
