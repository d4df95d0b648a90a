/**
 * Compares texts by code points, as Firestore does. JavaScript compares UTF-16 code units, which differs only for
 * surrogates: their code points are above all others.
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
