const SECOND_MS = 1_000;

/** By how much the server's clock is ahead of the device's, in milliseconds, as far as its answers have shown. */
let aheadMs = 0;

/**
 * The server's time, in milliseconds since 1970: to be compared with the times of orders, calls and claims, because the
 * clocks of computers in shops are wrong by minutes. Until the first answer it is the device's own.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/**
 * Learns the server's time from the `Date` of its answer to a call, made between these times of the device. The header is
 * cut to whole seconds: a clock that can be right by it is left alone.
 */
export function noteServerTime(date: string | null, sentAt: number, answeredAt: number): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const least = at - answeredAt;
  const most = at + SECOND_MS - sentAt;
  aheadMs = Math.min(Math.max(aheadMs, least), most);
}
