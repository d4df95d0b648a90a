/** A value of a document, as it is sent. */
interface SentValue {
  stringValue?: string;
  integerValue?: string;
  bytesValue?: Uint8Array;
  booleanValue?: boolean;
  nullValue?: unknown;
  arrayValue?: { values?: SentValue[] };
  mapValue?: { fields?: SentFields };
}

export type SentFields = Record<string, SentValue>;

const NUMBER_BYTES = 8; // and a time
const DOCUMENT_BYTES = 32;
const NAME_BYTES = 16;

/** The size of a document, in bytes, by https://firebase.google.com/docs/firestore/storage-size. */
export function documentSize(name: string, fields: SentFields): number {
  const path = name.split('/documents/')[1] ?? name;
  const nameBytes = path.split('/').reduce((sum, part) => sum + textSize(part), NAME_BYTES);
  return nameBytes + fieldsSize(fields) + DOCUMENT_BYTES;
}

export function fieldsSize(fields: SentFields): number {
  return Object.entries(fields).reduce((sum, [key, value]) => sum + textSize(key) + valueSize(value), 0);
}

function valueSize({ stringValue, bytesValue, booleanValue, nullValue, arrayValue, mapValue }: SentValue): number {
  if (stringValue !== undefined) return textSize(stringValue);
  if (bytesValue !== undefined) return bytesValue.length;
  if (booleanValue !== undefined || nullValue !== undefined) return 1;
  if (arrayValue) return (arrayValue.values ?? []).reduce((sum, value) => sum + valueSize(value), 0);
  return mapValue ? fieldsSize(mapValue.fields ?? {}) : NUMBER_BYTES;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** A document takes a burst of writes, but not more than one a second in the long run. */
const BURST = 5;
const PER_SECOND = 1;

/** How often each document is written, by a clock in milliseconds that the test sets. */
export class WriteRates {
  readonly #now: () => number;
  readonly #documents = new Map<string, { room: number; at: number; writes: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a commit that writes these documents; false when one of them is written too often. */
  admit(names: string[]): boolean {
    const states = [...new Set(names)].map((name) => [name, this.#stateOf(name)] as const);
    if (states.some(([, { room }]) => room < 1)) return false;
    for (const [name, { room, at, writes }] of states) {
      this.#documents.set(name, { room: room - 1, at, writes: writes + 1 });
    }
    return true;
  }

  /** By the path of each document: how many commits have written it. */
  get writes(): Map<string, number> {
    return new Map([...this.#documents].map(([name, { writes }]) => [name, writes]));
  }

  #stateOf(name: string) {
    const now = this.#now();
    const { room, at, writes } = this.#documents.get(name) ?? { room: BURST, at: now, writes: 0 };
    return { room: Math.min(BURST, room + ((now - at) / 1_000) * PER_SECOND), at: now, writes };
  }
}
