/** A value of a document, as it is sent. */
export interface SentValue {
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

/** How many bytes a document counts for, by https://firebase.google.com/docs/firestore/storage-size. */
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
