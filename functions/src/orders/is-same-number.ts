const LOCAL_DIGITS = 11;

/** Whether two plain mobile numbers reach the same phone: 01712345678 is +8801712345678 at home. */
export function isSameNumber(one: string, other: string): boolean {
  return localNumber(one) === localNumber(other);
}

/** A plain mobile number as it is dialled at home. */
export function localNumber(number: string): string {
  return number.slice(-LOCAL_DIGITS);
}
