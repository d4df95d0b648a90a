import type { StaffItem } from '@aloghor/functions/contract/products';
import { PERCENT_DECIMALS, PERCENT_MAXIMUM, PERCENT_MINIMUM } from '@aloghor/functions/domain/bulk-products';
import { PRODUCT_FIELDS } from '@aloghor/functions/domain/product-fields';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { labelOf } from '../../shared/api/categories.ts';
import { amount, sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { inputStyle, Select } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showNotice } from '../../shared/ui/popup.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { type NumberInput, useNumberInput } from '../form/number-field.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { productForm, productsPage } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import { TickBar } from '../table/tick-box.tsx';
import type { Ticks } from '../table/ticks.ts';
import { BULK_ACTIONS, type BulkChoice, changeOf, questionOf, resultTitle } from './bulk-change.ts';
import type { BulkChanging } from './use-bulk-change.ts';

interface BulkItemsProps {
  ticks: Ticks<StaffItem>;
  changing: BulkChanging;
}

/** What can be done with all ticked products. */
export function BulkItemsBar({ ticks, changing: { step, start } }: BulkItemsProps) {
  const { bulk } = useMessages(productsPage);
  return (
    <TickBar
      ticks={ticks}
      label={bulk.ticked}
      status={bulk.count(ticks.rows.length)}
      working={step.at === 'working' ? bulk.working(step.work.items.length) : undefined}
    >
      <BulkItemsForm
        readItems={ticks.readCurrent}
        onConfirmed={(items, choice) => void start(items, changeOf(choice))}
      />
    </TickBar>
  );
}

interface BulkItemsFormProps {
  /** Called when the question is asked. */
  readItems: () => Promise<StaffItem[]>;
  onConfirmed: (items: StaffItem[], choice: BulkChoice) => void;
}

/** Choosing changes nothing; the button asks once for all of them. */
function BulkItemsForm({ readItems, onConfirmed }: BulkItemsFormProps) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const tDataTable = useMessages(dataTable);
  const tProductForm = useMessages(productForm);
  const mayCost = hasPermission(useSession().visitor, PRODUCT_FIELDS.cost.permission);
  const categories = useAllCategories();
  const [choice, setChoice] = useState<Partial<BulkChoice>>({});
  const [isReading, setIsReading] = useState(false);
  const { action = 'hide', percent = Number.NaN, category = categories[0], cost = Number.NaN } = choice;
  const actions = BULK_ACTIONS.filter((one) => one !== 'cost' || mayCost);
  const mostPercent = action === 'raise' ? PERCENT_MAXIMUM : -PERCENT_MINIMUM;
  const choose = (change: Partial<BulkChoice>) => setChoice({ ...choice, ...change });

  async function confirm() {
    if (isReading) return;
    setIsReading(true);
    const items = await readItems().catch(async (error) => {
      void showError(error, t.bulk.notReadTitle, await whyFailed(error, tDataTable.failed, language), language);
      return undefined;
    });
    setIsReading(false);
    if (!items) return;
    if (items.length === 0) return void showNotice(t.bulk.noneLeft, language, t.bulk.noneLeftTitle);
    if (!category) return;
    const whole = { action, percent, category, cost };
    if (await askFirst(questionOf(items, whole, language))) onConfirmed(items, whole);
  }

  return (
    <Form onSubmit={confirm} className="flex flex-wrap gap-2 max-sm:w-full">
      <Select
        label={t.bulk.action}
        isLabelHidden
        size="dense"
        className="max-sm:w-full"
        value={action}
        options={actions.map((one) => [one, t.bulk.actions[one]] as const)}
        onChange={(next) => next && choose({ action: next })}
      />
      {(action === 'raise' || action === 'lower') && (
        <BulkNumber
          key={action}
          label={t.bulk.percent}
          min={LEAST_PERCENT}
          max={mostPercent}
          decimals={PERCENT_DECIMALS}
          wrong={t.bulk.wrongPercent(amount(mostPercent, language))}
          onType={(typed) => choose({ percent: typed })}
        />
      )}
      {action === 'cost' && (
        <BulkNumber
          label={t.bulk.cost}
          max={PRODUCT_FIELDS.cost.maximum}
          decimals={2}
          wrong={tProductForm.wrongPrice(sum(PRODUCT_FIELDS.cost.maximum, language))}
          onType={(typed) => choose({ cost: typed })}
        />
      )}
      {action === 'categories' && (
        <Select
          label={t.bulk.category}
          isLabelHidden
          size="dense"
          className="min-w-0 grow"
          value={category?.name ?? ''}
          options={categories.map((one) => [one.name, labelOf(one, language)] as const)}
          onChange={(next) => choose({ category: categories.find(({ name }) => name === next) })}
        />
      )}
      <Button
        type="submit"
        size="dense"
        variant={action === 'delete' ? 'danger' : 'primary'}
        className="max-sm:grow"
        aria-disabled={isReading}
      >
        {t.bulk.apply}
      </Button>
    </Form>
  );
}

/** A tenth of a per cent is the least. */
const LEAST_PERCENT = 0.1;

interface BulkNumberProps extends Omit<NumberInput, 'value' | 'onType'> {
  label: string;
  onType: (number: number) => void;
}

function BulkNumber({ label, onType, ...range }: BulkNumberProps) {
  const [value, setValue] = useState('');
  const input = useNumberInput({
    ...range,
    value,
    onType(typed) {
      setValue(typed);
      onType(Number(typed));
    },
  });
  return (
    <label className="flex items-center gap-2">
      <span>{label}</span>
      <input {...input} required className={`${inputStyle.dense} w-24 text-right`} />
    </label>
  );
}

/** The result of a change of all ticked products. */
export function BulkItemsResult({ changing: { step, run, close } }: Pick<BulkItemsProps, 'changing'>) {
  const language = useLanguage();
  const { bulk } = useMessages(productsPage);
  if (step.at === 'idle' || step.at === 'working') return null;
  const { work } = step;
  const items = new Map(work.items.map((item) => [item._id, item]));
  const problems = step.outcomes.flatMap(({ _id, outcome }) => {
    const item = items.get(_id);
    if (!item || outcome === 'changed' || outcome === 'deleted' || outcome === 'unchanged') return [];
    return { id: _id, what: <b>{item.name}</b>, why: bulk.reasons[outcome] };
  });
  const isDeletion = work.change.deleted === true;
  const others = step.at === 'failed' ? (work.isUnclear ? 'unclear' : 'unchanged') : undefined;
  const title = resultTitle({ isDeletion, total: work.items.length, outcomes: step.outcomes, others }, language);
  if (step.at === 'failed')
    return (
      <BulkResult
        title={title}
        isWhole={false}
        problems={problems}
        left={step.why}
        actions={
          <Button size="dense" onClick={() => void run(work)}>
            {bulk.tryAgain}
          </Button>
        }
        onClose={close}
      />
    );
  return <BulkResult title={title} isWhole={problems.length === 0} problems={problems} onClose={close} />;
}
