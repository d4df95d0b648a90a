import { plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { amount } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { Field } from '../../shared/ui/fields.tsx';
import { productForm } from '../messages/en/products.ts';

export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** How many decimals there may be; a whole number without it. */
  decimals?: number | undefined;
}

export interface NumberInput extends NumberRange {
  /** As `Number` reads it. */
  value: string;
  /** Called with what was typed, as `Number` reads it. */
  onType: (value: string) => void;
  /** The problem with a value out of range, instead of the usual sentence. */
  wrong?: string | undefined;
}

interface NumberFieldProps
  extends NumberInput,
    Omit<ComponentProps<typeof Field>, keyof NumberInput | 'type' | 'inputMode' | 'onChange' | 'children'> {
  /** At the end of the field. */
  unit?: string;
}

/** A field for a number, in Bangla or other digits. */
export function NumberField({ value, onType, min, max, decimals, wrong, unit, ...field }: NumberFieldProps) {
  const language = useLanguage();
  const problem = wrong ?? rangeText({ min, max, decimals }, language);
  return (
    <Field {...field} {...useNumberInput({ value, onType, min, max, decimals, wrong: problem })} wrong={problem}>
      {unit && <span className="pointer-events-none absolute top-3 right-4 text-ink-soft">{unit}</span>}
    </Field>
  );
}

/**
 * The properties of an input for a number. Its type is text: a number input loses Bangla digits, and changes when the
 * mouse wheel is turned over it.
 */
export function useNumberInput({ value, onType, wrong, ...range }: NumberInput) {
  const language = useLanguage();
  const [typed, setTyped] = useState(value);
  const ref = useRef<HTMLInputElement>(null);
  // The typed digits stay as they are; a caller may store invalid text as ''.
  const isTypedShown = plainNumber(typed) === value || (value === '' && Number.isNaN(Number(plainNumber(typed))));
  const shown = isTypedShown ? typed : value;
  const isWrong = shown !== '' && !isNumberWithin(plainNumber(shown), range);
  const problem = isWrong ? (wrong ?? rangeText(range, language)) : '';
  useEffect(() => ref.current?.setCustomValidity(problem)); // after each input, which clears the validity
  return {
    ref,
    type: 'text',
    inputMode: range.decimals ? 'decimal' : 'numeric',
    autoComplete: 'off',
    value: shown,
    onChange({ target }: { target: HTMLInputElement }) {
      const plain = plainNumber(target.value);
      setTyped(plain && target.value);
      onType(plain);
    },
  } as const;
}

const DIGITS = /^(\d+\.?|\d*\.(\d+))$/;

/** Whether a text, after `plainNumber`, is a number within this range. */
export function isNumberWithin(text: string, { min = 0, max = Number.POSITIVE_INFINITY, decimals = 0 }: NumberRange) {
  const [, , fraction = ''] = DIGITS.exec(text) ?? [];
  return DIGITS.test(text) && fraction.length <= decimals && Number(text) >= min && Number(text) <= max;
}

/** A typed amount in taka; 0 if it is invalid, which its form does not submit. */
export function takaOf(typed: string): number {
  return isNumberWithin(typed, { decimals: 2 }) ? Number(typed) : 0;
}

function rangeText({ min = 0, max, decimals = 0 }: NumberRange, language: LanguageCode): string {
  const t = messagesIn(language, productForm);
  const text = decimals > 0 ? t.wrongAmount : t.wrongNumber;
  return text(amount(min, language), max === undefined ? undefined : amount(max, language));
}
