const LOCAL_DIGITS = 11;

/** Whether two plain mobile numbers reach the same phone: 01712345678 is +8801712345678 at home. */
export function isSameNumber(one: string, other: string): boolean {
  return one.slice(-LOCAL_DIGITS) === other.slice(-LOCAL_DIGITS);
}
