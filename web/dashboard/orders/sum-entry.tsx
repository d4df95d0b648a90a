import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';

interface SumEntryProps {
  /** What the button says that opens the form. */
  opens: string;
  label: string;
  /** What stands in the field first. */
  first?: string;
  /** In taka. */
  most?: number;
  isPending: boolean;
  /** Returns whether the sum, in taka, is recorded: then the form closes. */
  onRecord: (taka: number, form: HTMLFormElement) => Promise<boolean>;
}

/** A button that opens a field for one sum of money, which is recorded by itself. */
export function SumEntry({ opens, label, first = '', most, isPending, onRecord }: SumEntryProps) {
  const t = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  const [typed, setTyped] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);

  function close() {
    setTyped(undefined);
    setWasOpen(true); // so that the button that reappears gets the focus
  }

  async function record(form: HTMLFormElement) {
    if (!isPending && (await onRecord(Number(typed), form))) close();
  }

  if (typed === undefined)
    return (
      <Button autoFocus={wasOpen} variant="quiet" size="dense" className="mt-2 mr-2" onClick={() => setTyped(first)}>
        {opens}
      </Button>
    );
  return (
    <Form className="mt-2 grid max-w-xs gap-2" onSubmit={record}>
      <NumberField
        name="sum"
        label={label}
        min={0.01}
        max={most}
        decimals={2}
        required
        autoFocus
        value={typed}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" aria-disabled={isPending}>
          {t.recordSum}
        </Button>
        <Button variant="quiet" size="dense" onClick={close}>
          {tDeskPage.discard}
        </Button>
      </div>
    </Form>
  );
}
