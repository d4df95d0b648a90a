import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

interface QuantityFieldProps extends Omit<ComponentProps<typeof NumberField>, 'value' | 'onType' | 'decimals'> {
  /** NaN for an empty field, and while it holds what is no number. */
  quantity: number | undefined;
  onCount: (quantity: number) => void;
}

/** A field for how many of something; what is typed and no number stays there to be corrected. */
export function QuantityField({ quantity = Number.NaN, onCount, ...field }: QuantityFieldProps) {
  return (
    <NumberField
      {...field}
      value={Number.isNaN(quantity) ? '' : String(quantity)}
      onType={(typed) => onCount(Number(typed || Number.NaN))}
    />
  );
}
