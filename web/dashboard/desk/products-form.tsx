import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { orderTotal, sumToCollect } from '@aloghor/functions/domain/orders';
import { X } from 'lucide-react';
import { callWithToken } from '../../shared/api/client.ts';
import { orderConflict } from '../../shared/api/orders.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { QuantityField } from '../form/quantity-field.tsx';
import { deskPage, newOrder } from '../messages/en/desk.ts';
import { type ChosenProduct, repriced } from '../order-products/chosen-product.ts';
import { ProductPicker } from '../order-products/product-picker.tsx';
import { FormButtons, useDeskForm } from './desk-form.tsx';
import { isCorrected } from './desk-order.ts';
import type { ProductsInput } from './drafts.ts';
import { inputOf, typedLines } from './products-input.ts';

interface ProductsFormProps {
  row: DeskOrder;
  typed: ProductsInput;
  onType: (typed: ProductsInput) => void;
  onClose: () => void;
  /** It closes the form, too. */
  onSaved: () => void;
}

/** The products of an order with their quantities, and the shop's to add: at the order's price, and at today's. */
export function ProductsForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: ProductsFormProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { user } = useSession();
  const lines = typedLines(order.orderItems, typed);
  const totalPrice = orderTotal(lines.map((line) => ({ ...line, quantity: line.quantity || 0 })));
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: {
      lines: Object.entries(typed.quantities ?? {}).map(([line, quantity]) => ({ _id: line, quantity })),
      totalPrice,
      revision: desk.revision,
    },
    send: (body) => callWithToken('PATCH /orders/admin/:id/corrections', { params: { id: _id }, body }),
    isRecorded: (now) => isCorrected(desk, now.desk, user?.email),
    onSaved,
    onRejected(error) {
      const conflict = orderConflict(error);
      if (conflict?.lines) onType({ ...typed, added: repriced(lines, conflict.lines).filter(isAdded) });
      return conflict && conflictTexts(conflict, lines, totalPrice, language);
    },
  });
  const isAdded = ({ _id: id }: ChosenProduct) => typed.added?.some((product) => product._id === id) ?? false;
  const setQuantity = (id: string, quantity: number) =>
    onType({ ...typed, quantities: { ...typed.quantities, [id]: quantity } });
  return (
    <section aria-label={t.products} className="grid grid-cols-1 gap-4 rounded-card bg-paper p-4">
      <Form aria-label={t.products} onSubmit={onSubmit} className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {lines.map((line) => (
            <LineField key={line._id} line={line} onChange={(quantity) => setQuantity(line._id, quantity)} />
          ))}
        </div>
        <p className="flex justify-between font-semibold">
          {t.toCollect}
          <output className="tabular-nums">{sum(sumToCollect({ ...order, totalPrice }), language)}</output>
        </p>
        <FormButtons isSaving={isSaving} onClose={onClose} />
      </Form>
      <ProductPicker
        chosen={lines.map((line) => ({ ...line, quantity: line.quantity || 0 }))}
        onChange={(all) => onType(inputOf(order.orderItems, all))}
      />
    </section>
  );
}

/** How many of a product, with a button that drops it. */
function LineField({ line, onChange }: { line: ChosenProduct; onChange: (quantity: number) => void }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tNewOrder = useMessages(newOrder);
  const { _id, quantity } = line;
  const name = nameOf(line, language);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <QuantityField
          name={`lines.${_id}.quantity`}
          label={t.quantity(name)}
          required
          max={QUANTITY_MAXIMUM}
          quantity={quantity}
          error={quantity === 0 ? t.dropped : undefined}
          onCount={onChange}
        />
      </div>
      <Button
        aria-label={tNewOrder.remove(name)}
        variant="icon"
        className="mt-7"
        disabled={quantity === 0}
        onClick={() => onChange(0)}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

/** What has become of products or prices meanwhile. */
function conflictTexts(
  { short = [], missing = [], totalPrice = 0 }: OrderConflict,
  lines: ChosenProduct[],
  shown: number,
  language: LanguageCode,
): Partial<Record<ErrorCode, string>> {
  const t = messagesIn(language, deskPage);
  const named = (ids: string[]) =>
    lines
      .filter(({ _id }) => ids.includes(_id))
      .map((line) => nameOf(line, language))
      .join(', ');
  return {
    'out-of-stock': t.notEnough(named(short.map(({ _id }) => _id))),
    'products-gone': t.productsGone(named(missing)),
    'price-changed': t.priceChanged(sum(shown, language), sum(totalPrice, language)),
  };
}
