import { deviceStorage } from '../../shared/lib/storage.ts';

const PAST_KEY = 'past-first-days';

/** Whether the shop was past its first days when this device looked last: most shops are, and never load the list. */
export function wasPastFirstDays(): boolean {
  return deviceStorage.get(PAST_KEY) === 'yes';
}

/** Notes for the next visit whether the shop is past its first days. */
export function notePastFirstDays(isPast: boolean): void {
  deviceStorage.set(PAST_KEY, isPast ? 'yes' : 'no');
}
