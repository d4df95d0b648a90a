import type { Transaction } from 'firebase-admin/firestore';
import { isCancelled } from '../domain/order-status.ts';
import { type OrderDocument, reviews } from '../platform/database/collections.ts';

type Delivery = Pick<OrderDocument, 'status' | 'outcome' | 'reviewed'>;

/** One for each product of an order. */
export function reviewId(orderId: string, productId: string): string {
  return `${orderId}_${productId}`;
}

/** Whether the buyer gave the product back, or a part of its quantity. */
export function hasComeBack({ status, outcome }: Omit<Delivery, 'reviewed'>, productId: string): boolean {
  return isCancelled(status) || (outcome?.cameBack.some(({ _id }) => _id === productId) ?? false);
}

/** Marks the reviews of products that came back by this change of their order, or stayed after all. */
export function markReturned(transaction: Transaction, orderId: string, before: Delivery, after: Delivery): void {
  for (const productId of after.reviewed ?? []) {
    const returned = hasComeBack(after, productId);
    if (returned === hasComeBack(before, productId)) continue;
    reviews.within(transaction).change(reviewId(orderId, productId), { returned });
  }
}
