import type { KeptPayoutConflict } from '@aloghor/functions/contract/payouts';
import { CARRIER_NAMES, type CarrierName } from '@aloghor/functions/domain/couriers';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { ORDER_SUM_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { PayoutPart } from '@aloghor/functions/domain/payout-parts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { dateText } from '../../shared/lib/dates.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Select } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { Problem } from '../../shared/ui/status.tsx';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { carrierOptions } from '../booking/carrier-text.ts';
import { decodeText } from '../csv-file.ts';
import { fileHashOf } from '../file-hash.ts';
import { isNumberWithin, NumberField } from '../form/number-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { askFirst } from '../layout/ask-first.ts';
import { FileChoice } from '../layout/file-choice.tsx';
import { panelStyle } from '../layout/page.tsx';
import { showFormError } from '../layout/show-error.ts';
import { payoutsPage } from '../messages/en/payouts.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { ColumnChoice } from './column-choice.tsx';
import {
  type ChosenColumns,
  columnsIn,
  isEnough,
  type PayoutFile,
  type PayoutFileProblem,
  readPayoutFile,
  rowsOf,
} from './payout-file.ts';
import { lastColumnsQuery, useRecordPayout } from './payouts-api.ts';

interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  file: PayoutFile;
}

/** Adds a courier's file: which column says what is chosen once, and what is wrong with its rows is shown then. */
export function AddPayout() {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const id = useId();
  const navigate = useNavigate();
  const [part, setPart] = useState<PayoutPart>();
  const { mutateAsync, isPending } = useRecordPayout(setPart);
  const [courier, setCourier] = useState<CarrierName | ''>('');
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<PayoutFileProblem>();
  const [edited, setEdited] = useState<ChosenColumns>({});
  const [day, setDay] = useState(dayOf(serverNow()));
  const [total, setTotal] = useState('');
  const { data: last } = useQuery(lastColumnsQuery(courier));
  useAskBeforeLeaving(chosen !== undefined && !isPending);
  const { add } = t;
  const columns = chosen && { ...columnsIn(chosen.file.head, last ?? undefined), ...edited };

  async function choose([file]: File[]) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decodeText(bytes);
    const read = typeof text === 'string' ? readPayoutFile(text) : text;
    setEdited({});
    setProblem('why' in read ? read : undefined);
    setChosen('why' in read ? undefined : { name: file.name, bytes, file: read });
  }

  async function compare(form: HTMLFormElement) {
    if (isPending || !chosen || !columns || courier === '' || !isEnough(columns)) return;
    const read = rowsOf(chosen.file, columns);
    if ('why' in read) return setProblem(read);
    const { rows, totalRow } = read;
    const fileName = chosen.name.slice(-FILE_NAME_LENGTH);
    const sent = { courier, fileName, hashFile: () => fileHashOf(chosen.bytes), day, rows, columns };
    try {
      const [payout, ...others] = await mutateAsync({ ...sent, ...(total !== '' && { total: Number(total) }) });
      setChosen(undefined);
      const isGoneOn = payout !== undefined && payout.day !== day;
      const done = isGoneOn ? add.goneOn(dateText(payout.day, language)) : add.compared;
      void showToast(totalRow ? `${done} ${add.totalLeftOut(totalRow)}` : done, LONG_SUCCESS_MS);
      const ofCourier = `${paths.dashboard.payouts}?courier=${courier}`;
      void navigate(payout && others.length === 0 ? paths.dashboard.payout(payout._id) : ofCourier);
    } catch (error) {
      const why = orderErrorText(error, language, add.notComparedText);
      if (hasErrorCode(error, 'payout-kept') || hasErrorCode(error, 'payout-differs')) return openKept(error, why);
      void showFormError(form, error, add.notCompared, why, language);
    }
  }

  async function openKept({ problem: kept }: { problem: object }, why: string) {
    const { payout } = kept as KeptPayoutConflict; // a cast: the contract ties this body to this code
    if (!(await askFirst({ ...add.kept, text: add.kept.text(why) }))) return;
    setChosen(undefined);
    void navigate(paths.dashboard.payout(payout._id));
  }

  return (
    <section aria-labelledby={`${id}-title`} className={panelStyle}>
      <h2 id={`${id}-title`} className="text-xl">
        {add.title}
      </h2>
      <Form className="mt-4 grid max-w-3xl gap-4" onSubmit={compare}>
        <Select
          label={t.courier}
          required
          className="sm:max-w-sm"
          value={courier}
          options={[['', t.chooseCourier], ...carrierOptions(CARRIER_NAMES, language)]}
          onChange={setCourier}
        />
        <div>
          <FileChoice
            id={`${id}-file`}
            label={add.file}
            choose={add.choose}
            hint={chosen ? add.chosen(chosen.name, chosen.file.lines.length) : add.hint}
            icon={FileSpreadsheet}
            iconSize="size-12"
            accept=".csv,.tsv,.txt,text/csv"
            onFiles={choose}
          />
          <Problem>{problem && problemText(problem, t.problems)}</Problem>
        </div>
        {chosen && columns && courier !== '' && (
          <>
            <ColumnChoice
              head={chosen.file.head}
              columns={columns}
              onChoose={(one) => setEdited({ ...edited, ...one })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={add.day} type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
              <NumberField
                label={add.total}
                hint={add.totalHint}
                max={ORDER_SUM_MAXIMUM}
                decimals={2}
                value={total}
                onType={setTotal}
              />
            </div>
            <Problem>{!isEnough(columns) && add.notEnough}</Problem>
            <Button
              type="submit"
              aria-disabled={
                isPending || !isEnough(columns) || (total !== '' && !isNumberWithin(total, { decimals: 2 }))
              }
              className="justify-self-start"
            >
              {isPending ? add.comparing(part?.number ?? 1, part?.of ?? 1) : add.compare}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}

/** As much of a name as is kept; its end tells files of one panel apart. */
const FILE_NAME_LENGTH = 100;

function problemText(problem: PayoutFileProblem, t: typeof payoutsPage.english.problems): string {
  if (problem.why === 'sum') return t.sum(problem.row, problem.cell);
  return problem.why === 'quotes' ? t.quotes(problem.row) : t[problem.why];
}
