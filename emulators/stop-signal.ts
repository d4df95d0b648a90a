// Nothing is left behind: every way of stopping a command arrives here.
/** Why an unfinished work was left: the user stopped the command. Nobody needs to be told. */
export class Stopped extends Error {}

/** Aborted once the user presses Ctrl+C, ends us by a signal, or closes the terminal; pressing it again changes nothing. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Stopped());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // The process that prepared us is gone, in whatever way.
  process.on('disconnect', stop);
  // A closed terminal takes no more text; there is still data to save.
  process.stdout.on('error', stop);
  return controller.signal;
}

/** The work's result, or `Stopped` as soon as the user stops us; the work itself is then left alone. */
export async function unlessStopped<Result>(stop: AbortSignal, work: Promise<Result>): Promise<Result> {
  // Left alone, it may still fail, and nobody is there to hear it.
  work.catch(() => {});
  return Promise.race([work, whenStopped(stop)]);
}

export function whenStopped(stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(stop.reason);
    if (stop.aborted) leave();
    else stop.addEventListener('abort', leave, { once: true });
  });
}
