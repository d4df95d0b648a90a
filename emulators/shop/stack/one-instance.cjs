/**
 * Loaded into the Firebase CLI before its own code. In the cloud one instance answers eighty calls at once; the
 * Functions emulator starts a process for each concurrent call, which takes a second every time. With this, calls share
 * a process here, too. In a later CLI that is built otherwise it does nothing.
 */
const CALLS_AT_ONCE = 80;

try {
  const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
  const emulated = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
  shareStarts(FunctionsEmulator.prototype);
  shareWorkers(emulated.RuntimeWorkerPool.prototype, emulated.RuntimeWorker.prototype);
} catch {}

/** Calls that come while a process starts wait for it, and start no other. */
function shareStarts(emulator) {
  const starts = new Map();
  const { startRuntime } = emulator;
  emulator.startRuntime = function (backend, trigger) {
    const start = starts.get(trigger?.id) ?? startRuntime.call(this, backend, trigger);
    starts.set(trigger?.id, start);
    return start.finally(() => starts.delete(trigger?.id));
  };
}

/** A process takes a call while it has others, and is ended by a reload after the last of them. */
function shareWorkers(pool, worker) {
  const { getIdleWorker, refresh } = pool;
  pool.getIdleWorker = function (...asked) {
    const takesMore = ({ state, calls, isOld }) => state === 'BUSY' && calls < CALLS_AT_ONCE && !isOld;
    return getIdleWorker.apply(this, asked) ?? this.getTriggerWorkers(...asked).find(takesMore);
  };
  pool.refresh = function () {
    const busy = [...this.workers.values()].flat().filter(({ calls }) => calls > 0);
    for (const one of busy) Object.assign(one, { isOld: true, state: 'FINISHED' });
    refresh.call(this);
  };

  const { request } = worker;
  worker.request = async function (...sent) {
    this.calls = (this.calls ?? 0) + 1;
    await request.apply(this, sent);
    this.calls -= 1;
    if (this.calls > 0 && this.state === 'IDLE') this.state = 'BUSY';
    if (this.calls === 0 && this.isOld) this.runtime.process.kill();
  };
}
