import { type LogEntry, write } from 'firebase-functions/logger';
import { type CallRecord, endedCalls } from './calls.ts';

/** From here on a call counts as slow: shoppers notice it. */
const SLOW_MS = 1_000;

/** Many of these in a short time mean an attack, or a fault. */
const REJECTED_STATUSES = [401, 403, 409, 429];

/** Writes one line for each call that ends in this process. */
export function logCalls(): void {
  endedCalls.subscribe((record) => write(lineOf(record as CallRecord))); // the channel carries nothing else
}

/**
 * In the fields of Cloud Logging, which shows `httpRequest` beside the message and counts by any other field. The logger
 * adds the trace. The request's address is left out, because it may hold an e-mail. The fields of `call` keep the names
 * that metrics and alerts count by.
 */
export function lineOf({ method, endpoint, status, durationMs, ...call }: CallRecord): LogEntry {
  return {
    severity: severityOf(status),
    message: `${endpoint} ${status}`,
    httpRequest: { requestMethod: method, status, latency: `${durationMs / 1_000}s` },
    call: {
      ...call,
      row: endpoint,
      durationMs,
      isSlow: durationMs >= SLOW_MS,
      isRejected: REJECTED_STATUSES.includes(status),
    },
  };
}

function severityOf(status: number): LogEntry['severity'] {
  if (status >= 500) return 'ERROR';
  return REJECTED_STATUSES.includes(status) ? 'WARNING' : 'INFO';
}
