import { hasPermission, isStaff } from '@aloghor/functions/domain/roles';
import { ClipboardList, ShoppingBag } from 'lucide-react';
import { useCartCount } from '../cart/use-guest-cart.ts';
import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { useStaffCounts } from '../orders/staff-counts.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../session/session.tsx';
import { badgeStyle, CountedIcon } from './counted-icon.tsx';

const TARGETS = {
  guest: { to: paths.cart, label: 'cart', Icon: ShoppingBag },
  customer: { to: paths.dashboard.cart, label: 'cart', Icon: ShoppingBag },
} as const;

const STAFF_TARGETS = [
  { to: paths.dashboard.manageOrders, label: 'orders', Icon: ClipboardList, permission: 'orders:read' },
  { to: paths.dashboard.packing, label: 'packing', Icon: ClipboardList, permission: 'packing:read' },
] as const;

/** Undefined for staff who may open neither orders nor packing. */
export function cartIconTarget(visitor: Visitor) {
  if (!isStaff(visitor)) return TARGETS[visitor];
  return STAFF_TARGETS.find(({ permission }) => hasPermission(visitor, permission));
}

interface CartIconProps {
  visitor: Visitor;
  /** In the prerendered page, where the stylesheet shows a guest's number of lines. */
  isPrerendered: boolean;
  className?: string | undefined;
}

/**
 * A link to the cart, or for staff to the orders, with a badge of their number unless it is 0; only the badge rerenders with
 * it.
 */
export function CartIcon({ visitor, isPrerendered, className }: CartIconProps) {
  const t = useMessages(common);
  const lines = useCartCount();
  const { pending: orders = 0 } = useStaffCounts();
  const count = isStaff(visitor) ? orders : lines;
  const target = cartIconTarget(visitor);
  if (!target) return null;
  const { to, label, Icon } = target;
  return (
    <CountedIcon to={to} label={t.nav[label]} Icon={Icon} count={count} className={className}>
      {isPrerendered && <span aria-hidden className={`prerendered-count ${badgeStyle}`} />}
    </CountedIcon>
  );
}
