import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FoundOrder, pendingOrderQuery } from '../../shared/api/orders.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { type Checkout, checkoutInProgress, noteMissing } from '../../shared/lib/stored-order-draft.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { failureText } from '../../shared/ui/status.tsx';
import { ORDER_COMPLETED_MS } from '../../shared/ui/times.ts';
import { orderCompleted } from './order-completed.ts';
import { factsOfFound, orderAnswered, settleCheckout } from './pending-order.ts';
import { takeOrdered } from './take-ordered.ts';

/** On pages without the order form: tells what became of an order whose answer was lost, once the server can be asked. */
export function LostOrder() {
  const language = useLanguage();
  const t = useMessages(ordering);
  const { page } = useMessages(common);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user, visitor, isLoading } = useSession();
  const [checkout, setCheckout] = useState<Checkout>();
  const uid = user?.uid;
  const { data: found, dataUpdatedAt, error } = useQuery(pendingOrderQuery(isLoading ? undefined : checkout, uid));
  useEffect(() => {
    if (!isLoading) void orderAnswered().then(() => setCheckout(checkoutInProgress(uid)));
  }, [isLoading, uid]);

  async function tellPlaced(order: FoundOrder): Promise<void> {
    const { _id: id, number, mobileNumber } = order;
    await queries.ensureQueryData(shopSettingsQuery).catch(() => undefined); // without them it says less
    const facts = factsOfFound(order, uid, queries, language);
    settleCheckout(order, visitor);
    void takeOrdered(order, { user, visitor }, queries, language);
    const follow = () => (mobileNumber ? navigate(paths.track, { state: { id } }) : navigate(paths.dashboard.orders));
    await showSuccess(
      t.placedTitle,
      ORDER_COMPLETED_MS,
      orderCompleted({ id, number }, facts, follow, language),
      page.ok,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer comes
  useEffect(() => {
    if (found) void tellPlaced(found);
    if (found !== null) return;
    noteMissing(uid, dataUpdatedAt);
    if (checkout?.missingAt === undefined) void showNotice(t.notArrivedElsewhere, language, t.notArrivedTitle);
  }, [found]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer comes
  useEffect(() => {
    if (hasErrorCode(error, 'too-many') && checkout?.missingAt === undefined)
      void showNotice(failureText(error, '', language), language, t.notCheckedTitle);
  }, [error]);
  return null;
}
