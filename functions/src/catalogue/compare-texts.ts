/**
 * Compares texts as Firestore does, by the numbers of their characters. JavaScript compares their halves, which goes
 * wrong only where one is the half of a surrogate pair: its character's number is above all others.
 */
export function compareTexts(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (left === right) continue;
    return isSurrogate(left) === isSurrogate(right) ? left - right : Number(isSurrogate(left)) || -1;
  }
  return one.length - other.length;
}

function isSurrogate(half: number): boolean {
  return half >= 0xd800 && half <= 0xdfff;
}
