import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { AmountsForm } from './amounts-form.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { NoteForm } from './desk-form.tsx';
import { type DeskAction, KeyHint } from './desk-keys.tsx';
import { type Draft, without } from './drafts.ts';
import { ProductsForm } from './products-form.tsx';
import { SplitForm } from './split-form.tsx';

interface OrderFormsProps {
  row: DeskOrder;
  /** Whether the order can still be changed; a note can always be added. */
  isOpen: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Whether keys open the forms, too. */
  hasKeys?: boolean;
  /** Called when a form is saved, which closes it. */
  onSaved: () => void;
}

/** What is changed of an order as its buyer says on the telephone, each in a form that is opened by a click. */
export function OrderForms({ row, isOpen, draft, onDraft, hasKeys, onSaved }: OrderFormsProps) {
  const t = useMessages(deskPage);
  const formProps = (form: keyof Draft) => {
    const onClose = () => onDraft(without(draft, form));
    return {
      row,
      onClose,
      onSaved() {
        onSaved(); // first, while the form still has the focus
        onClose();
      },
    };
  };
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {!draft.correction && (
            <OpenForm of={hasKeys && 'correct'} onOpen={() => onDraft({ ...draft, correction: {} })}>
              {t.correct}
            </OpenForm>
          )}
          {!draft.products && (
            <OpenForm of={hasKeys && 'products'} onOpen={() => onDraft({ ...draft, products: {} })}>
              {t.products}
            </OpenForm>
          )}
          {!draft.split && countQuantity(row.order.orderItems) > 1 && (
            <OpenForm of={hasKeys && 'split'} onOpen={() => onDraft({ ...draft, split: {} })}>
              {t.split}
            </OpenForm>
          )}
          {!draft.amounts && (
            <OpenForm of={hasKeys && 'money'} onOpen={() => onDraft({ ...draft, amounts: {} })}>
              {t.money}
            </OpenForm>
          )}
        </div>
      )}
      {isOpen && draft.correction && (
        <CorrectionForm
          {...formProps('correction')}
          typed={draft.correction}
          onType={(correction) => onDraft({ ...draft, correction })}
        />
      )}
      {isOpen && draft.products && (
        <ProductsForm
          {...formProps('products')}
          typed={draft.products}
          onType={(products) => onDraft({ ...draft, products })}
        />
      )}
      {isOpen && draft.split && (
        <SplitForm {...formProps('split')} typed={draft.split} onType={(split) => onDraft({ ...draft, split })} />
      )}
      {isOpen && draft.amounts && (
        <AmountsForm
          {...formProps('amounts')}
          typed={draft.amounts}
          onType={(amounts) => onDraft({ ...draft, amounts })}
        />
      )}
      <NoteForm {...formProps('note')} typed={draft.note} onType={(note) => onDraft({ ...draft, note })} />
    </div>
  );
}

/** Opens one of the forms of an order; `of`: the action of its key. */
function OpenForm({
  of,
  onOpen,
  children,
}: {
  of: DeskAction | false | undefined;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="quiet" size="dense" onClick={onOpen}>
      {children}
      {of && <KeyHint of={of} />}
    </Button>
  );
}
