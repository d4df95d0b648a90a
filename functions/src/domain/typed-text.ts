/**
 * Whether a text has no lone surrogate. One cannot be encoded as UTF-8, so Firestore's client fails on it, and retries
 * for a minute.
 */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Whether a text has no visible character: it is empty, or holds only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}
