/** A value in Firestore's JSON, under the name of its type. */
type Saved = Record<string, unknown>;

/** The fields of a document as the server reads them. Bytes, times and the like stay as they are in the JSON. */
export function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return mapValues(fields, (value) => plain(value as Saved)); // as Firestore sends them
}

function plain(saved: Saved): unknown {
  if ('nullValue' in saved) return null;
  if ('integerValue' in saved || 'doubleValue' in saved) return Number(saved.integerValue ?? saved.doubleValue);
  if ('arrayValue' in saved) return ((saved.arrayValue as { values?: Saved[] }).values ?? []).map(plain);
  if ('mapValue' in saved) return plainFields((saved.mapValue as { fields?: Saved }).fields ?? {});
  const [simple] = ['stringValue', 'booleanValue'].flatMap((type) => (type in saved ? [saved[type]] : []));
  return simple ?? new Kept(saved);
}

/** A value of a type that JSON does not have. */
class Kept {
  readonly saved: Saved;
  constructor(saved: Saved) {
    this.saved = saved;
  }
}

/** The same in Firestore's JSON, as its client for Node writes them: without what is undefined. */
export function savedFields(fields: object): Record<string, unknown> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return mapValues(Object.fromEntries(present), saved);
}

function saved(value: unknown): Saved {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(saved) } };
  if (value instanceof Kept) return value.saved;
  return { mapValue: { fields: savedFields(value as object) } }; // what is left
}

function mapValues<Value, Result>(all: Record<string, Value>, to: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, to(value)]));
}
