import type { StaffItem } from '@aloghor/functions/contract/products';
import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { price } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { type NumberRange, useNumberInput } from '../form/number-field.tsx';
import { productForm, productsPage } from '../messages/en/products.ts';
import type { ProductChange } from './merge-items.ts';
import { itemOfConflict, useSetStock, useUpdateProduct, whyItemNotSaved } from './products-api.ts';

/** Why a change in the table was not saved. */
interface NotSaved {
  error: unknown;
  text: string;
}

interface EditableCellProps {
  /** The name of the value, and of its product. */
  what: string;
  of: string;
  /** The value in the field. */
  value: string;
  range: NumberRange;
  /** Whether it may not be empty. */
  isRequired?: boolean;
  /** Called when it is opened or closed for editing. */
  onToggle: (isOpen: boolean) => void;
  /** Resolves with why it was not saved, or undefined if it was. */
  onSave: (typed: string) => Promise<NotSaved | undefined>;
  /** The value in the table. */
  children: ReactNode;
}

/** A number that is edited in the table: Enter saves, Escape cancels. */
export function EditableCell({ what, of, value, range, isRequired, onToggle, onSave, children }: EditableCellProps) {
  const t = useMessages(productsPage);
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => {
      setTyped(undefined);
      onToggle(false);
    });
    opener.current?.focus();
  }

  if (typed !== undefined) {
    const form = {
      label: t.fieldOf(what, of),
      typed,
      range,
      isRequired,
      onType: setTyped,
      onSave,
      onClose: close,
    };
    return <EditForm {...form} isSame={typed.trim() === value} />;
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => {
        setTyped(value);
        onToggle(true);
      }}
      className="group inline-flex min-h-11 items-center gap-2 rounded-lg text-start underline decoration-dotted decoration-ink/40 underline-offset-4 hover:decoration-ink"
    >
      {children}
      <span className="sr-only">{t.edit(what, of)}</span>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-ink-soft" />
    </button>
  );
}

interface EditFormProps extends Pick<EditableCellProps, 'range' | 'isRequired' | 'onSave'> {
  label: string;
  typed: string;
  /** Whether saving would change nothing. */
  isSame: boolean;
  onType: (typed: string) => void;
  onClose: () => void;
}

function EditForm({ label, typed, isSame, range, isRequired, onType, onSave, onClose }: EditFormProps) {
  const t = useMessages(productsPage);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const input = useNumberInput({ ...range, value: typed, onType });

  async function save() {
    if (isSaving) return;
    if (isSame) return onClose();
    setIsSaving(true);
    const failure = await onSave(typed.trim());
    setIsSaving(false);
    if (failure === undefined) onClose();
    else setProblem(failure.text);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isSaving) onClose();
  }

  return (
    <Form onSubmit={save} onKeyDown={leave} className="grid grid-cols-[minmax(0,1fr)] gap-1 text-start">
      <div className="flex flex-wrap items-center gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: the click that opens it asks for it
          autoFocus
          {...input}
          required={isRequired}
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
          readOnly={isSaving}
          onFocus={(event) => event.target.select()}
          className={`${inputStyle.dense} w-24 min-w-0 grow lg:basis-full`}
        />
        <Button type="submit" variant="icon" aria-label={t.saveEdit} aria-disabled={isSaving}>
          <Check aria-hidden className="size-5" />
        </Button>
        <Button variant="icon" aria-label={t.leaveEdit} aria-disabled={isSaving} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {isSaving && (
        <p role="status" className="text-ink-soft text-sm">
          {t.saving}
        </p>
      )}
      {problem && !isSaving && (
        <p id={id} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </Form>
  );
}

/**
 * The item as it was when its cell was opened: what is typed must not overwrite a sale, or a colleague's price, that the
 * table shows since then.
 */
export function useOpenedItem(item: StaffItem) {
  const [opened, setOpened] = useState<StaffItem>();
  return { seen: opened ?? item, onToggle: (isOpen: boolean) => setOpened(isOpen ? item : undefined) };
}

/** Changes some fields of an item in the table; resolves with why it was not saved, or undefined if it was. */
export function useEditItem(item: StaffItem) {
  const { mutateAsync: updateProduct } = useUpdateProduct(item._id);
  const save = useSaveSeen(item);
  return (change: Partial<ProductChange>) =>
    save(({ name, desc, price, version }) => updateProduct({ change: { name, desc, price, ...change }, version }));
}

/** Sets how many of an item are in stock, in the table; null ends the counting. */
export function useEditStock(item: StaffItem) {
  const { mutateAsync: setStock } = useSetStock(item._id);
  const save = useSaveSeen(item);
  return (stock: number | null) => save((seen) => setStock({ stock, stockSeen: seen.stock ?? null }));
}

/** After a conflict the error text shows the current item, so the next try overwrites that one. */
function useSaveSeen(item: StaffItem) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const conflict = useRef<{ shown: StaffItem; now: StaffItem }>(undefined);
  return async (send: (seen: StaffItem) => Promise<unknown>): Promise<NotSaved | undefined> => {
    try {
      await send(conflict.current?.shown === item ? conflict.current.now : item);
      return undefined;
    } catch (error) {
      const now = itemOfConflict(error);
      if (!now) return { error, text: whyItemNotSaved(error, t.notSaved, language) };
      conflict.current = { shown: item, now };
      return { error, text: t.editedMeanwhile(price(now.price, language), stockText(now, language)) };
    }
  };
}

/** The quantity in stock as a text. */
export function stockText({ stock }: Pick<StaffItem, 'stock'>, language: LanguageCode): string {
  const t = messagesIn(language, productsPage);
  const tProductForm = messagesIn(language, productForm);
  return stock === undefined ? tProductForm.notCounted : t.quantity(stock);
}
