import type { StaffItem } from '@aloghor/functions/contract/products';
import { useState } from 'react';
import { isOutcomeUnknown } from '../../shared/lib/api-error.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { keepTabState } from '../../shared/lib/tab-state.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { useAskBeforeLeaving, useTabState } from '../form/unsaved-edits.ts';
import { productsPage } from '../messages/en/products.ts';
import type { Ticks } from '../table/ticks.ts';
import { stillTicked } from './bulk-change.ts';
import { type BulkWork, readBulkWork } from './bulk-work.ts';
import { type BulkChange, type BulkOutcomes, useChangeItems } from './products-api.ts';

type Step =
  | { at: 'idle' }
  | { at: 'working'; work: BulkWork }
  | { at: 'done'; work: BulkWork; outcomes: BulkOutcomes }
  | { at: 'failed'; work: BulkWork; outcomes: BulkOutcomes; why: string };

const KEPT_AS = 'bulkItems';

/**
 * Changes the ticked products together, and keeps the result until it is closed. What may be changed already is not ticked
 * any more, so only `run` sends it again, with the same key, also after a reload: another key would raise a price a second
 * time.
 */
export function useBulkChange({ tick, untick }: Ticks<StaffItem>) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const [unfinished, setUnfinished] = useTabState(KEPT_AS, readBulkWork);
  const [step, setStep] = useState<Step>(
    unfinished ? { at: 'failed', work: unfinished, outcomes: [], why: t.bulk.failedText } : { at: 'idle' },
  );
  useAskBeforeLeaving(unfinished !== null);
  const { mutateAsync } = useChangeItems();
  const uid = useSession().user?.uid;

  async function run(work: BulkWork) {
    const ids = work.items.map(({ _id }) => _id);
    const outcomes: BulkOutcomes = [];
    setStep({ at: 'working', work });
    setUnfinished(work);
    untick(ids);
    try {
      await mutateAsync({ ...work, onAnswer: (some) => outcomes.push(...some) });
      tick(stillTicked(ids, outcomes, true));
      setStep({ at: 'done', work, outcomes });
      setUnfinished(null);
      keepTabState(KEPT_AS, uid, null); // also where the page was left meanwhile
    } catch (error) {
      const isUnclear = work.isUnclear || isOutcomeUnknown(error);
      setUnfinished({ ...work, isUnclear });
      tick(stillTicked(ids, outcomes, isUnclear));
      const why = await whyFailed(error, t.bulk.failedText, language);
      setStep({ at: 'failed', work: { ...work, isUnclear }, outcomes, why });
    }
  }

  return {
    step,
    start(items: StaffItem[], change: BulkChange) {
      const named = items.map((item) => ({ _id: item._id, version: item.version, name: nameOf(item, language) }));
      return run({ items: named, change, key: crypto.randomUUID() });
    },
    run,
    close() {
      setStep({ at: 'idle' });
      setUnfinished(null);
    },
  };
}

export type BulkChanging = ReturnType<typeof useBulkChange>;
