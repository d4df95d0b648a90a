/** What an input gets of a field: its name, its value, and where to put what is typed. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onType: (value: Value) => void;
}

/**
 * The fields of a form by name, each for its input. `change` is called with the one that was touched. The names of the inputs
 * are the paths of the fields in what is sent; `path` is that of a group of fields.
 */
export function bindFields<Values extends object>(
  values: Values,
  change: (touched: Partial<Values>) => void,
  path?: string,
) {
  return <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    name: path ? `${path}.${name}` : name,
    value: values[name],
    onType(value) {
      const touched: Partial<Values> = {};
      touched[name] = value;
      change(touched);
    },
  });
}
