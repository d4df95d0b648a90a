/** What an input holds of a field, and what a call sends of it, by the kind of the field; null for what is left empty. */
export interface TypedKinds {
  text: { typed: string; sent: string };
  taka: { typed: string; sent: number };
  optionalTaka: { typed: string; sent: number | null };
  number: { typed: string; sent: number | null };
  article: { typed: string; sent: string | null };
  label: { typed: string; sent: string | null };
  /** 'true' or 'false'. */
  flag: { typed: string; sent: boolean | null };
  choice: { typed: string; sent: string | null };
  list: { typed: string[]; sent: string[] | null };
}

/** How a stored value becomes one to type, and that one to send. */
export interface Typing<Kind extends { typed: unknown; sent: unknown }> {
  typedOf: (value: never) => Kind['typed'];
  sentOf: (typed: Kind['typed']) => Kind['sent'];
}

const asText = (value: unknown) => String(value ?? '');

export const TYPING = {
  text: { typedOf: asText, sentOf: (typed) => typed.trim() },
  taka: { typedOf: asText, sentOf: Number },
  optionalTaka: { typedOf: asText, sentOf: numberOf },
  number: { typedOf: asText, sentOf: numberOf },
  article: { typedOf: asText, sentOf: (typed) => typed.trim() || null },
  label: { typedOf: asText, sentOf: (typed) => typed.trim() || null },
  flag: { typedOf: asText, sentOf: (typed) => (typed === '' ? null : typed === 'true') },
  choice: { typedOf: asText, sentOf: (typed) => typed || null },
  list: {
    typedOf: <Code extends string>(codes?: Code[]) => codes ?? [],
    sentOf: <Code extends string>(typed: Code[]) => (typed.length > 0 ? typed : null),
  },
} satisfies { [Kind in keyof TypedKinds]: Typing<TypedKinds[Kind]> };

/** The typing of a kind for values that are known to be of it. */
export interface AnyTyping {
  typedOf: (value: unknown) => unknown;
  sentOf: (typed: unknown) => unknown;
}

/** A typed number; null for an empty field. */
export function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
