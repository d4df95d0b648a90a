import { useId } from 'react';
import { useIsOnline } from '../../shared/lib/use-is-online.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { DashboardPage } from '../layout/page.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { HowItCame } from './how-it-came.tsx';
import { MadeOrder } from './made-order.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderMoney } from './order-money.tsx';
import { ProductPicker } from './product-picker.tsx';
import { useNewOrder } from './use-new-order.ts';

/** An order that the shop writes down for whoever has written, telephoned or come; or a link to a cart for a chat. */
export function NewOrder() {
  const { made, next, startAnew, ...order } = useNewOrder();

  async function discard() {
    if (await askFirst(tAdmin.newOrder.askDiscard)) startAnew();
  }

  return (
    <DashboardPage
      title={tAdmin.newOrder.title}
      text={made ? undefined : tAdmin.newOrder.text}
      actions={
        !made && (
          <Button variant="quiet" size="dense" onClick={discard}>
            {tAdmin.newOrder.discard}
          </Button>
        )
      }
      back={{ to: paths.dashboard.manageOrders, label: tAdmin.orders.title }}
    >
      {made ? <MadeOrder made={made} onNext={next} /> : <OrderDesk {...order} />}
    </DashboardPage>
  );
}

type OrderDeskProps = Omit<ReturnType<typeof useNewOrder>, 'made' | 'next' | 'startAnew'>;

function OrderDesk({ draft, change, make, isMaking, problem }: OrderDeskProps) {
  const formId = useId();
  const isOnline = useIsOnline();
  const { products } = draft;
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-4 rounded-card bg-glow px-4 py-3">
          {tAdmin.newOrder.offline}
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
          aria-label={tAdmin.newOrder.buyer}
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
          className={`grid grid-cols-1 gap-4 ${panelStyle}`}
        >
          <HowItCame draft={draft} onChange={change} />
          <BuyerFields draft={draft} onChange={change} />
          <OrderMoney draft={draft} onChange={change} />
        </Form>
      </div>
      <OrderBar draft={draft} isMaking={isMaking} problem={problem} form={formId} />
    </>
  );
}
