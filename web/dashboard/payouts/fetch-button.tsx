import { type CarrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { couriersQuery } from '../booking/booking-api.ts';
import { showError } from '../layout/show-error.ts';
import { payoutsPage } from '../messages/en/payouts.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { useFetchPayouts } from './payouts-api.ts';

/** One for each courier that is on, and tells by its interface what it has paid out. */
export function FetchButtons() {
  const { data: couriers = [] } = useQuery(couriersQuery);
  return couriers
    .filter(({ courier }) => courierNamed(courier).tellsPayouts)
    .map(({ courier }) => <FetchButton key={courier} courier={courier} />);
}

function FetchButton({ courier }: { courier: CarrierName }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage).fetch;
  const { mutateAsync, isPending } = useFetchPayouts();

  async function fetchAll() {
    if (isPending) return;
    try {
      const { added, problem, differing, mayMissOlder } = await mutateAsync(courier);
      const left = [
        problem && t.problems[problem],
        differing && t.differing(differing.join(', ')),
        mayMissOlder && t.mayMissOlder,
      ]
        .filter(Boolean)
        .join(' ');
      if (left) void showError(undefined, t.notFetched, left, language);
      else void showToast(added.length > 0 ? t.added(added.length) : t.nothing);
    } catch (error) {
      void showError(error, t.notFetched, orderErrorText(error, language, t.problems.unknown), language);
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isPending} onClick={fetchAll}>
      <Download aria-hidden className="size-4" />
      <span>{isPending ? t.fetching : t.from(courierNamed(courier).name)}</span>
    </Button>
  );
}
