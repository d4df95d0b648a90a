import { partOf } from '../catalogue/settings-of.ts';
import type { Replaced } from '../contract/desk-documents.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { answerOrder as answerOrderEndpoint, openAnswerLink } from '../contract/order-answers.ts';
import { advanceToAsk } from '../domain/advance-rules.ts';
import { BY_BUYER } from '../domain/answer-links.ts';
import { CHECKOUT_FIELDS, checkoutSums } from '../domain/checkout.ts';
import { afterCall } from '../domain/desk.ts';
import { asksForAdvance, isCalledAnyway } from '../domain/desk-marks.ts';
import { isUnconfirmed } from '../domain/order-status.ts';
import { mayBuyerCancel, toCollect } from '../domain/orders.ts';
import { amountsAtCheckout, type CheckoutSettings, checkoutSettingsNow } from '../orders/amounts-at-checkout.ts';
import { countChanged, type Decision } from '../orders/change-order.ts';
import { withAmounts } from '../orders/order-amounts.ts';
import { answerOrder } from '../orders/order-document.ts';
import { assertNotPaid, assertNotSentOut, assertSumSeen } from '../orders/order-guards.ts';
import { cancelledByBuyer, findNumbered } from '../orders/orders-store.ts';
import { countLinkGuess } from '../orders/tracking-guesses.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, type OrderAtDesk, type OrderDocument, settings } from '../platform/database/collections.ts';
import { GUEST } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { corrected, derived } from './correct-order.ts';
import { appendEntry } from './desk-rules.ts';
import { historyOf } from './mobile-number-history.ts';

type Sent = Parsed<typeof answerOrderEndpoint>['body'];

/** What the buyer reads before they answer. @throws {NotFound} for another code, as for another number */
export async function openLink(link: Sent['link'], limiter: RateLimiter): Promise<Reply<typeof openAnswerLink>> {
  const { order, given } = await findLinked(link, limiter);
  const mayAnswer = isUnconfirmed(order) && given === undefined;
  const { place, deliveryAddress, ...followed } = answerOrder(order);
  const mayCancel = mayAnswer && mayBuyerCancel(order);
  return { ...followed, ...(mayAnswer && { place, deliveryAddress }), mayAnswer, mayCancel, answer: given };
}

/** Returns how many orders changed: 0 when the same was answered before. @throws {Conflict} {NotFound} */
export async function answerByLink({ link, ...sent }: Sent, limiter: RateLimiter): Promise<number> {
  const { order } = await findLinked(link, limiter);
  const [checkout, rules] = await Promise.all([checkoutSettingsNow(sent), advanceRulesFor(order)]);
  return countChanged(order._id, GUEST, (current, at) =>
    afterAnswer(order._id, current, sent, { checkout, ...rules }, at),
  );
}

async function findLinked({ orderNumber, code }: Sent['link'], limiter: RateLimiter) {
  const refund = await countLinkGuess(limiter, orderNumber);
  const order = await findNumbered(orderNumber);
  const [opened] = await desks.get([order._id], ['answer']);
  if (opened?.answer?.code !== code) throw new NotFound('order');
  await refund();
  return { order, given: opened.answer.given?.outcome };
}

/** How often the number has refused is read only where a rule asks for it. */
async function advanceRulesFor(order: Stored<OrderDocument>) {
  const [stored] = await settings.get(['advance']);
  const advance = partOf('advance', stored);
  const history = advance.isOn && advance.afterRefusal ? await historyOf(order) : undefined;
  return { advance, refused: history?.refused ?? 0 };
}

type Rules = { checkout: CheckoutSettings } & Awaited<ReturnType<typeof advanceRulesFor>>;

/**
 * An order of which the shop asks for an advance, or whose number is called anyway, stays to be called, with the answer
 * beside it.
 */
function afterAnswer(
  id: string,
  { order, desk }: OrderAtDesk,
  sent: Omit<Sent, 'link'>,
  { checkout, advance, refused }: Rules,
  at: number,
): Decision | undefined {
  const { answer, marks } = desk;
  if (!answer || (answer.given?.outcome === sent.outcome && isCorrected(order, sent))) return undefined;
  if (answer.given) throw new Conflict('already-answered', `The buyer has answered before: ${answer.given.outcome}.`);
  const given = { answer: { ...answer, given: { outcome: sent.outcome, at } } };
  if (sent.outcome === 'cancel') {
    const cancelled = cancelledByBuyer(order);
    return cancelled && { ...cancelled, desk: given };
  }
  assertNotSentOut(order);
  if (!isUnconfirmed(order)) throw new Conflict('order-confirmed', 'The shop has confirmed the order already.');
  const correction = sent.outcome === 'correct' ? correctedByBuyer(id, { order, desk }, sent, checkout, at) : {};
  const after = { ...order, ...correction.order };
  assertSumSeen(after, sent.toCollect);
  const facts = { ...after, refused, isMarked: asksForAdvance(marks) };
  if (isCalledAnyway(marks) || advanceToAsk(advance, facts) !== undefined)
    return { ...correction, desk: { ...correction.desk, ...afterCall(desk, { outcome: 'toCall' }, at), ...given } };
  return {
    order: { ...correction.order, confirmedAt: at },
    desk: { ...correction.desk, ...afterCall(desk, { outcome: 'confirmed' }, at), ...given },
    event: 'confirmedByBuyer',
  };
}

/** Whether an order has the place and the address that the buyer sent with the answer. */
function isCorrected(order: OrderAtDesk['order'], { place, deliveryAddress }: Omit<Sent, 'link'>): boolean {
  return Object.keys(corrected(order, { place, deliveryAddress })).length === 0;
}

/** The order with another place, and what its delivery costs there. @throws {Conflict} when that is not what was shown */
function correctedByBuyer(
  id: string,
  { order, desk }: OrderAtDesk,
  { place, deliveryAddress, ...shown }: Omit<Sent, 'link'>,
  settings: CheckoutSettings,
  at: number,
): Pick<Decision, 'order' | 'desk'> {
  const changed = corrected(order, { place, deliveryAddress });
  const names = Object.keys(changed) as (keyof Replaced)[]; // as `corrected` returns
  if (names.length === 0) return {};
  const set = amountsAtCheckout(changed.place && settings, { place }, order.totalPrice);
  const now = checkoutSums(set);
  if (changed.place && CHECKOUT_FIELDS.some((field) => now[field] !== shown[field]))
    throw new Conflict('price-changed', 'The delivery to this place costs something else now.', now);
  const amounts = withAmounts(order.amounts, set, at);
  if (toCollect({ ...order, amounts }) !== toCollect(order)) assertNotPaid(order);
  const before = Object.fromEntries(names.map((name) => [name, order[name]])) as Replaced; // by the same names
  return {
    order: { ...changed, ...derived(id, { ...order, ...changed }), amounts },
    desk: { versions: appendEntry(desk.versions, { at, by: BY_BUYER, before }) },
  };
}
