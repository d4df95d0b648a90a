import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { Minus, Plus } from 'lucide-react';
import { count } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { inCart } from '../locale/en/buying.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { Button } from './button.tsx';

interface QuantityStepperProps {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Formats the quantity. */
  format?: (quantity: number) => string;
}

/** From 1 to 99, by default shown as two digits. */
export function QuantityStepper({ quantity, onChange, format }: QuantityStepperProps) {
  const language = useLanguage();
  const tInCart = useMessages(inCart);
  return (
    <fieldset aria-label={tInCart.quantity} className="inline-flex items-center rounded-full border border-ink/25">
      <Button aria-label={tInCart.fewer} disabled={quantity <= 1} variant="icon" onClick={() => onChange(quantity - 1)}>
        <Minus aria-hidden className="size-4" />
      </Button>
      <output aria-live="polite" className="min-w-8 whitespace-nowrap text-center font-semibold tabular-nums">
        {format ? format(quantity) : twoDigits(quantity, language)}
      </output>
      <Button
        aria-label={tInCart.more}
        disabled={quantity >= QUANTITY_MAXIMUM}
        variant="icon"
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </Button>
    </fieldset>
  );
}

/** `3` as `03`. */
function twoDigits(number: number, language: LanguageCode): string {
  return number < 10 ? count(0, language) + count(number, language) : count(number, language);
}
