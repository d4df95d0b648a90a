import type { Parsed } from '../contract/endpoint.ts';
import type { countReturned as countReturnedEndpoint } from '../contract/packing.ts';
import { assertPieces } from '../desk/desk-rules.ts';
import { isOutdated, isSameCount, outcomeCounted } from '../domain/count-returned.ts';
import { countQuantity, isAwaited, isBack } from '../domain/order-outcomes.ts';
import { isClosed, isDelivered } from '../domain/order-status.ts';
import { isPaid, stillToCome, toCollect } from '../domain/orders.ts';
import { hasPermission } from '../domain/roles.ts';
import { countChanged, type Decision } from '../orders/change-order.ts';
import { orderClosed } from '../orders/order-guards.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict, Forbidden, NotFound } from '../platform/http/errors.ts';
import { isSeen } from './packing-store.ts';

type Counted = Parsed<typeof countReturnedEndpoint>['body'];

/**
 * Records what came back of an order since it was delivered, or what of a returned one is damaged. Returns how many orders
 * changed: 0 when that is counted already. @throws {BadInput} {Forbidden} {Conflict} {NotFound}
 */
export function countReturned(id: string, counted: Counted, by: Staff): Promise<number> {
  if (counted.collected !== undefined && !hasPermission(by.role, 'orders:change'))
    throw new Forbidden('not-permitted', `What the shop keeps is not for ${by.role}s to say.`);
  return countChanged(id, by, ({ order }) => {
    if (!isSeen(order, by)) throw new NotFound('order');
    assertCountable(order);
    assertCounted(order, counted);
    const collected = toCollect(order);
    const outcome = outcomeCounted(order, counted, collected);
    if (isSameCount(order, outcome, collected)) return undefined;
    return { order: { outcome }, ...eventOf(order, outcome), audited: auditedOf(order, outcome) };
  });
}

/** @throws {Conflict} */
function assertCountable(order: OrderDocument): void {
  if (isDelivered(order.status) || (isBack(order.closedFor) && !isAwaited(order))) return;
  if (isClosed(order.status) && !isBack(order.closedFor)) throw orderClosed();
  throw new Conflict('not-delivered', 'The order is not delivered, nor is its parcel back.');
}

/** @throws {BadInput} {Conflict} */
function assertCounted(order: OrderDocument, counted: Counted): void {
  const { cameBack, damaged = [], collected } = counted;
  assertPieces(order.lines, cameBack, 'cameBack');
  assertPieces(cameBack, damaged, 'damaged');
  if (isOutdated(order, counted) || (collected ?? 0) > toCollect(order))
    throw new Conflict('counted-meanwhile', 'More has been counted of this order already, or less is kept.');
  if (collected === undefined || (isDelivered(order.status) && isPaid(order) && stillToCome(order) === 0)) return;
  throw new BadInput([
    { path: 'collected', message: 'must be of a delivered order whose payment is recorded in full' },
  ]);
}

type Outcome = ReturnType<typeof outcomeCounted>;

/** Its buyer reads what came back, not what is damaged. */
function eventOf({ lines, outcome }: OrderDocument, { cameBack }: Outcome): Pick<Decision, 'event' | 'pieces'> {
  if (countQuantity(cameBack) === countQuantity(outcome?.cameBack ?? [])) return {};
  const of = countQuantity(lines);
  return { event: 'cameBackLater', pieces: { stayed: of - countQuantity(cameBack), of } };
}

function auditedOf({ outcome }: OrderDocument, { later, ...after }: Outcome): Decision['audited'] {
  const { reason, cameBack = [], damaged, collected } = outcome ?? {};
  return { before: { reason, cameBack, damaged, collected }, after };
}
