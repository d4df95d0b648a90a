import type { OrderItem } from '@aloghor/functions/contract/order-items';
import type { Order } from '@aloghor/functions/contract/orders';
import { ORDER_STATUSES } from '@aloghor/functions/domain/order-status';
import type { ShownOrder } from './order-card.tsx';

/** The fields of an order's document that its owner's page shows. */
export type OrderDocument = Omit<ShownOrder, 'orderItems'> &
  Pick<Order, 'confirmedAt' | 'reviewed'> & { lines: OrderItem[]; mobileNumber?: string | undefined };

/** The fields of an active order that the message about a new order shows. `createdAt`: milliseconds since 1970. */
export interface ActiveOrder extends Pick<Order, '_id' | 'number' | 'createdAt' | 'name' | 'totalPrice'> {}

// Checked by hand, because the contract's schemas are not shipped to browsers.

/** The valid documents, so that one invalid document does not break the whole page. */
export function orderDocuments(found: object[]): OrderDocument[] {
  return found.filter(isOrderDocument);
}

/** The documents that have these fields. */
export function activeOrders(found: object[]): ActiveOrder[] {
  return found.filter(isActiveOrder);
}

type Unchecked<Document> = { [Field in keyof Document]?: unknown };

function isOrderDocument(found: Unchecked<OrderDocument>): found is OrderDocument {
  const { _id, number = '', mobileNumber = '', date, status, totalPrice, lines, timeline } = found;
  const areRight =
    isText(number) &&
    isText(mobileNumber) &&
    isText(date) &&
    isStatus(status) &&
    isNumber(totalPrice) &&
    isListOf(lines, isLine) &&
    isListOf(timeline, isStep);
  return areRight || leftOut(_id);
}

function isActiveOrder(found: Unchecked<ActiveOrder>): found is ActiveOrder {
  const { _id, number = '', createdAt, name = '', totalPrice } = found;
  return (isText(number) && isNumber(createdAt) && isNumber(totalPrice) && isText(name)) || leftOut(_id);
}

function leftOut(id: unknown): false {
  console.warn('A wrong order is left out', id);
  return false;
}

function isLine({ _id, name, translations = {}, img, price, quantity }: Unchecked<OrderItem>): boolean {
  return (
    isText(_id) && isText(name) && isTranslated(translations) && isText(img) && isNumber(price) && isNumber(quantity)
  );
}

function isTranslated(translations: unknown): boolean {
  const texts = Object.values(Object(translations));
  return texts.every((one) => isText(Object(one).name));
}

function isStep({ status, at }: Unchecked<Order['timeline'][number]>): boolean {
  return isStatus(status) && isNumber(at);
}

function isListOf(value: unknown, isOne: (entry: object) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && isOne(entry));
}

function isStatus(value: unknown): boolean {
  return ORDER_STATUSES.some((status) => status === value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}
