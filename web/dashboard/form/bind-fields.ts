/** What an input gets of a field: its name, its value, and where to put what is typed. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onType: (value: Value) => void;
}

/** The fields of a form by name, each for its input. `change` is called with the one that was touched. */
export function bindFields<Values extends object>(values: Values, change: (touched: Partial<Values>) => void) {
  return <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    name,
    value: values[name],
    onType(value) {
      const touched: Partial<Values> = {};
      touched[name] = value;
      change(touched);
    },
  });
}
