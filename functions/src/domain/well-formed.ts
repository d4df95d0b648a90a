/**
 * Whether a text is whole. A half of one of those characters that JavaScript keeps in two is no text for anybody else:
 * it has no UTF-8, so Firestore fails at it, and tries again for a minute.
 */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
