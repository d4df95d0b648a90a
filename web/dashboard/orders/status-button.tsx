import type { Order } from '@aloghor/functions/contract/orders';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isFocusLost, useInteractOutside } from '../../shared/lib/hooks.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { StatusChip } from './order-parts.tsx';
import { StatusForm } from './status-form.tsx';

/** The status of an order, as a button that opens the form to change it; Escape and a click elsewhere close it. */
export function StatusButton({ order }: { order: Order }) {
  const t = useMessages(ordersPage);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useInteractOutside(box, () => {
    if (!document.querySelector('dialog[open]')) setIsOpen(false); // the form's own questions are outside, too
  });

  useEffect(() => {
    if (isOpen) box.current?.querySelector('select')?.focus();
  }, [isOpen]);

  function close() {
    const hasFocus = isFocusLost() || box.current?.contains(document.activeElement);
    setIsOpen(false);
    if (hasFocus) opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the form wherever its focus is
    <span
      ref={box}
      className="relative inline-block"
      onKeyDown={({ key, target }) => key === 'Escape' && !isInDialog(target) && isOpen && close()}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        className="inline-flex min-h-8 items-center gap-1 rounded-full max-lg:border max-lg:border-ink/30"
        onClick={() => setIsOpen(!isOpen)}
      >
        <StatusChip status={order.status} />
        <span className="sr-only">{t.changeOf(order.number)}</span>
        <ChevronDown aria-hidden className="size-4 text-ink-soft max-lg:hidden" />
      </button>
      {isOpen && (
        <span className="absolute top-full right-0 z-20 mt-1 rounded-card border border-line bg-white p-3 shadow-ink/10 shadow-xl">
          <StatusForm order={order} onDone={close} />
        </span>
      )}
    </span>
  );
}

/** A dialog closes by itself. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
