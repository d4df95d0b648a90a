import type { AdminItem } from '@aloghor/functions/contract/products';
import type { BulkOutcome } from '@aloghor/functions/domain/bulk-products';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { productsPage } from '../messages/en/products.ts';
import type { Ticks } from '../table/ticks.ts';
import { type BulkChange, type BulkOutcomes, useChangeItems } from './products-api.ts';

/** A confirmed change; sent again with its key, it changes no product twice. */
interface Work {
  items: AdminItem[];
  change: BulkChange;
  key: string;
}

type Step =
  | { at: 'idle' }
  | { at: 'working'; work: Work }
  | { at: 'done'; work: Work; outcomes: BulkOutcomes }
  | { at: 'failed'; work: Work; error: unknown; why: string };

/** What stays ticked, to be looked at again. */
const STILL_TICKED: readonly BulkOutcome[] = ['stale', 'outOfRange'];

/** Changes the ticked products together, and keeps the result until it is closed. */
export function useBulkChange({ untick }: Ticks<AdminItem>) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const { mutateAsync } = useChangeItems();

  async function run(work: Work) {
    setStep({ at: 'working', work });
    try {
      const outcomes = await mutateAsync(work);
      untick(outcomes.filter(({ outcome }) => !STILL_TICKED.includes(outcome)).map(({ _id }) => _id));
      setStep({ at: 'done', work, outcomes });
    } catch (error) {
      setStep({ at: 'failed', work, error, why: await whyFailed(error, t.bulk.failedText, language) });
    }
  }

  return {
    step,
    start: (items: AdminItem[], change: BulkChange) => run({ items, change, key: crypto.randomUUID() }),
    run,
    close: () => setStep({ at: 'idle' }),
  };
}

export type BulkChanging = ReturnType<typeof useBulkChange>;
