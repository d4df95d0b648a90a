import type { StaffItem } from '@aloghor/functions/contract/products';
import { useState } from 'react';
import { isOutcomeUnknown } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { productsPage } from '../messages/en/products.ts';
import type { Ticks } from '../table/ticks.ts';
import { stillTicked } from './bulk-change.ts';
import { type BulkChange, type BulkOutcomes, useChangeItems } from './products-api.ts';

/** A confirmed change; sent again with its key, it changes no product twice. */
interface Work {
  items: StaffItem[];
  change: BulkChange;
  key: string;
  /** Whether an earlier try may have changed some of them. */
  isUnclear?: boolean;
}

type Step =
  | { at: 'idle' }
  | { at: 'working'; work: Work }
  | { at: 'done'; work: Work; outcomes: BulkOutcomes }
  | { at: 'failed'; work: Work; outcomes: BulkOutcomes; why: string };

/**
 * Changes the ticked products together, and keeps the result until it is closed. What may be changed already is not ticked
 * any more, so only `run` sends it again, with the same key: another key would raise a price a second time.
 */
export function useBulkChange({ tick, untick }: Ticks<StaffItem>) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const { mutateAsync } = useChangeItems();

  async function run(work: Work) {
    const ids = work.items.map(({ _id }) => _id);
    const outcomes: BulkOutcomes = [];
    setStep({ at: 'working', work });
    untick(ids);
    try {
      await mutateAsync({ ...work, onAnswer: (some) => outcomes.push(...some) });
      tick(stillTicked(ids, outcomes, true));
      setStep({ at: 'done', work, outcomes });
    } catch (error) {
      const isUnclear = work.isUnclear || isOutcomeUnknown(error);
      tick(stillTicked(ids, outcomes, isUnclear));
      const why = await whyFailed(error, t.bulk.failedText, language);
      setStep({ at: 'failed', work: { ...work, isUnclear }, outcomes, why });
    }
  }

  return {
    step,
    start: (items: StaffItem[], change: BulkChange) => run({ items, change, key: crypto.randomUUID() }),
    run,
    close: () => setStep({ at: 'idle' }),
  };
}

export type BulkChanging = ReturnType<typeof useBulkChange>;
