// Every way of stopping a command arrives here.
import { once } from 'node:events';

/** The reason of an abort by the user, which needs no error message. */
export class Stopped extends Error {}

/** Aborted once the user presses Ctrl+C, ends us by a signal, or closes the terminal; pressing it again changes nothing. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Stopped());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // The parent process has ended, for whatever reason.
  process.on('disconnect', stop);
  // Writing to a closed terminal fails, but data must still be saved.
  process.stdout.on('error', stop);
  return controller.signal;
}

/** Resolves like the work, or rejects with `Stopped` as soon as the user stops the command; the work is not cancelled. */
export async function unlessStopped<Result>(stop: AbortSignal, work: Promise<Result>): Promise<Result> {
  // The abandoned work may still reject, which must not be unhandled.
  work.catch(() => {});
  return Promise.race([work, whenStopped(stop)]);
}

export async function whenStopped(stop: AbortSignal): Promise<never> {
  if (!stop.aborted) await once(stop, 'abort');
  throw stop.reason;
}
