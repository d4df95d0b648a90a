import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { AmountsFields } from '../desk/amounts-form.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { DashboardPage, panelStyle } from '../layout/page.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage, newOrder } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { ProductPicker } from '../order-products/product-picker.tsx';
import { PrintButtons } from '../orders/order-printout.tsx';
import { orderQuery } from '../orders/orders-api.ts';
import { BuyerFields, type DraftProps, OrderSourceFields } from './buyer-fields.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { type NewOrderDraft, sumsOf } from './new-order-draft.ts';
import { type CreatedOrder, useNewOrder } from './use-new-order.ts';

/** An order that the shop enters for a buyer who wrote, called or came by; or a link to a cart, for a chat. */
export function NewOrder() {
  const t = useMessages(newOrder);
  const tOrdersPage = useMessages(ordersPage);
  const { created, next, startAnew, ...order } = useNewOrder();

  async function discard() {
    if (await askFirst(t.askDiscard)) startAnew();
  }

  return (
    <DashboardPage
      title={t.title}
      text={created ? undefined : t.text}
      actions={
        !created && (
          <Button variant="quiet" size="dense" onClick={discard}>
            {t.discard}
          </Button>
        )
      }
      back={{ to: paths.dashboard.manageOrders, label: tOrdersPage.title }}
    >
      {created ? <CreatedOrderPanel created={created} onNext={next} /> : <OrderDesk {...order} />}
    </DashboardPage>
  );
}

type OrderDeskProps = Omit<ReturnType<typeof useNewOrder>, 'created' | 'next' | 'startAnew'>;

function OrderDesk({ draft, change, create, isCreating, problem }: OrderDeskProps) {
  const t = useMessages(newOrder);
  const formId = useId();
  const isOnline = useIsOnline();
  const { products } = draft;
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-4 rounded-card bg-glow px-4 py-3">
          {t.offline}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <ProductPicker chosen={products} onChange={(all) => change({ products: all })} />
          <ChosenProducts products={products} onChange={(all) => change({ products: all })} />
        </div>
        <Form
          key={draft.key}
          id={formId}
          aria-label={t.buyer}
          onSubmit={create}
          className={`grid grid-cols-1 gap-4 ${panelStyle}`}
        >
          <OrderSourceFields draft={draft} onChange={change} />
          <BuyerFields draft={draft} onChange={change} />
          <OrderMoney draft={draft} onChange={change} />
        </Form>
      </div>
      <OrderBar draft={draft} isCreating={isCreating} problem={problem} form={formId} />
    </>
  );
}

/** What is added to the total, and taken off. */
function OrderMoney({ draft, onChange }: DraftProps) {
  const t = useMessages(deskPage);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-serif text-lg">{t.money}</legend>
      <AmountsFields typed={draft.amounts} onType={(amounts) => onChange({ amounts })} />
    </fieldset>
  );
}

/** The created order: its number in large, to tell the buyer, its slip, and a button for the next order. */
function CreatedOrderPanel({ created, onNext }: { created: CreatedOrder; onNext: () => void }) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const { data: order } = useQuery(orderQuery(created.id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the button that had the focus is gone
  return (
    <section className={`mx-auto grid max-w-xl justify-items-center gap-4 py-10! text-center ${panelStyle}`}>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t.made(created.name)}
      </h2>
      <p className="font-serif text-4xl tabular-nums">{created.number}</p>
      <p className="text-lg">
        <UnbrokenText text={t.willCollect(sum(created.toCollect, language))} />
      </p>
      <p className="text-ink-soft">{t.tellNumber}</p>
      <div className="min-h-11">{order && <PrintButtons order={order} />}</div>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.dashboard.order(created.id)} variant="quiet">
          {t.open}
        </ButtonLink>
        <Button onClick={onNext}>{t.next}</Button>
      </div>
    </section>
  );
}

interface OrderBarProps {
  draft: NewOrderDraft;
  isCreating: boolean;
  problem: string | undefined;
  /** The id of the form that it sends. */
  form: string;
}

/** The total and the sum to collect, always in sight, and the button that creates the order. */
function OrderBar({ draft, isCreating, problem, form }: OrderBarProps) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const tOrdersPage = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  const { totalPrice, toCollect } = sumsOf(draft);
  const hasNone = draft.products.length === 0;
  return (
    <div className="foot-bar sticky z-10 mt-6 grid gap-1 border-line border-t bg-paper py-3">
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex items-end justify-between gap-4 lg:justify-end lg:gap-10">
        <dl className="flex gap-5 lg:gap-10">
          <div>
            <dt className="text-ink-soft text-sm">{tOrdersPage.total}</dt>
            <dd className="whitespace-nowrap tabular-nums">{sum(totalPrice, language)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{tDeskPage.toCollect}</dt>
            <dd className="whitespace-nowrap font-serif text-xl tabular-nums">{sum(toCollect, language)}</dd>
          </div>
        </dl>
        <Button type="submit" size="dense" form={form} aria-disabled={isCreating} disabled={hasNone}>
          {isCreating ? t.making : t.make}
        </Button>
      </div>
      {hasNone && <p className="text-ink-soft text-sm lg:text-right">{t.chooseFirst}</p>}
    </div>
  );
}
