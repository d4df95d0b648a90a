import type { ChoiceKind, FlagKind, ListKind, NumberKind } from '@aloghor/functions/domain/field-kinds';
import type { Unit } from '@aloghor/functions/domain/product-fields';
import { count } from '../../shared/lib/format.ts';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { productForm } from '../messages/en/products.ts';
import type { BoundField } from './bind-fields.ts';
import { CheckBoxes } from './choices.tsx';
import { NumberField } from './number-field.tsx';

interface UnitFieldProps extends BoundField<string> {
  label: string;
  hint?: string;
  definition: NumberKind & { unit: Unit };
}

/** A number with its unit; may stay empty. */
export function UnitField({ definition: { unit, maximum, decimals, zero }, ...field }: UnitFieldProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  return (
    <NumberField
      {...field}
      min={zero ? 0 : 10 ** -decimals}
      max={maximum}
      decimals={decimals}
      unit={t.units[unit]}
      wrong={zero ? t.wrongStock(count(maximum, language)) : t.wrongSpec(maximum, decimals)}
    />
  );
}

interface KindFieldProps extends BoundField<string | string[]> {
  label: string;
  definition: (NumberKind & { unit: Unit }) | FlagKind | ChoiceKind | ListKind;
  /** A code in words. */
  textOf: (code: string) => string;
}

/** The input of a field by its kind; may stay empty. */
export function KindField({ definition, textOf, ...field }: KindFieldProps) {
  const t = useMessages(productForm);
  const { whether } = useMessages(productSpecs);
  if (definition.kind === 'number') {
    return <UnitField {...field} definition={definition} value={String(field.value)} />;
  }
  const options =
    definition.kind === 'flag'
      ? [['true', whether.true] as const, ['false', whether.false] as const]
      : definition.codes.map((code) => [code, textOf(code)] as const);
  if (definition.kind === 'list') return <CheckBoxes {...field} value={[field.value].flat()} options={options} />;
  return (
    <Select
      name={field.name}
      label={field.label}
      value={String(field.value)}
      options={[['', t.notSaid], ...options]}
      onChange={field.onType}
    />
  );
}
