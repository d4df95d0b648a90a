import { Select } from '../../shared/ui/fields.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Empty if nothing is filtered. */
  value: Value | '';
  values: readonly Value[];
  nameOf: (value: Value) => string;
  /** The label of the choice without a filter. */
  all: string;
  onChange: (value: Value | '') => void;
}

/** Filters the table below it by one of some values; its label is for screen readers, because the choices say what it does. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, values, nameOf, all, onChange } = props;
  return (
    <Select
      label={label}
      isLabelHidden
      size="dense"
      className="grow sm:grow-0"
      value={value}
      options={[['', all], ...values.map((one) => [one, nameOf(one)] as const)]}
      onChange={onChange}
    />
  );
}
