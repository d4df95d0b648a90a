import { Select } from '../../shared/ui/fields.tsx';
import type { AddressFilter } from './table-address.ts';

/** The classes of a select among filters: on phones two stand side by side. */
export const besideFilters = 'min-w-0 grow basis-[calc(50%-0.375rem)] sm:grow-0 sm:basis-auto';

interface FilterSelectProps<Value extends string> {
  label: string;
  filter: AddressFilter<Value>;
  nameOf: (value: Value) => string;
  /** The label of the choice without a filter. */
  all: string;
}

/** Filters the table below it by one of some values; its label is for screen readers, because the choices say what it does. */
export function FilterSelect<Value extends string>({ label, filter, nameOf, all }: FilterSelectProps<Value>) {
  return (
    <Select
      label={label}
      isLabelHidden
      size="dense"
      className={besideFilters}
      value={filter.value ?? ''}
      options={[['', all], ...filter.values.map((one) => [one, nameOf(one)] as const)]}
      onChange={(value) => filter.choose(value || undefined)}
    />
  );
}
