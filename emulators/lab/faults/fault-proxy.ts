import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One connection, from its client and on to the server. */
interface Line {
  client: Socket;
  server: Socket;
  /** Nothing arrives any more, and neither end notices. */
  isLost: boolean;
}

type Place = 'before' | 'after';

/**
 * A TCP proxy before the server at `target` (`host:port`), whose connections a test can stop, slow down, lose and cut.
 * Own code, because libraries for it control a program that would have to be installed.
 */
export async function openFaultProxy(target: string) {
  const [host, port] = target.split(':');
  const lines = new Set<Line>();
  const gates = { calls: new Gate(), answers: new Gate() };
  let delayMs = 0;
  let isDown = false;
  let watch: { text: string; place: Place; found: () => void } | undefined;

  async function forwardCalls(line: Line): Promise<void> {
    let said = Buffer.alloc(0);
    for await (const chunk of line.client as AsyncIterable<Buffer>) {
      said = Buffer.concat([said.subarray(-LONGEST_TEXT), chunk]);
      const found = watch && said.includes(watch.text) ? watch : undefined;
      if (found) watch = undefined;
      if (found) gates[found.place === 'before' ? 'calls' : 'answers'].shut();
      if (found?.place === 'before') found.found();
      await pass(line, line.server, chunk, gates.calls);
      if (found?.place === 'after') found.found();
    }
    line.server.end();
  }

  async function forwardAnswers(line: Line): Promise<void> {
    for await (const chunk of line.server as AsyncIterable<Buffer>) await pass(line, line.client, chunk, gates.answers);
    line.client.end();
  }

  async function pass(line: Line, to: Socket, chunk: Buffer, gate: Gate): Promise<void> {
    if (delayMs) await pause(delayMs);
    await gate.opened;
    if (to.writable && !line.isLost) to.write(chunk);
  }

  const listener = createServer((client) => {
    if (isDown) return void client.destroy();
    const line = { client, server: connect(Number(port), host), isLost: false };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      line.client.destroy();
      line.server.destroy();
    };
    for (const socket of [line.client, line.server]) socket.setNoDelay().on('error', end).on('close', end);
    forwardCalls(line).catch(end);
    forwardAnswers(line).catch(end);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port: own } = listener.address() as AddressInfo; // an address with a port, as it listens on one

  const proxy = {
    address: `127.0.0.1:${own}`,
    /** How many connections are open. */
    open: () => lines.size,
    /** Nothing passes until `goOn`, and nothing is lost. */
    stop: () => {
      gates.calls.shut();
      gates.answers.shut();
    },
    /** Calls arrive, and their answers wait until `goOn`. */
    stopAnswers: () => gates.answers.shut(),
    /**
     * Stops at the next call that has this text, and resolves: `before` any of it arrives, or `after` it, so that its
     * answer does not pass.
     */
    stopAt: (text: string, place: Place) =>
      new Promise<void>((found) => {
        watch = { text, place, found };
      }),
    /** Delays each chunk by this many milliseconds. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    /** Ends every connection at both ends; what is held is lost. */
    cut: () => {
      for (const line of lines) {
        line.isLost = true;
        line.client.resetAndDestroy();
        line.server.resetAndDestroy();
      }
    },
    /** Open connections stay open, but nothing arrives on them; new connections work. */
    lose: () => {
      for (const line of lines) line.isLost = true;
    },
    /** Cuts all connections, and rejects new ones. */
    takeDown: () => {
      isDown = true;
      proxy.cut();
    },
    /** Ends all faults; cut or lost connections stay so. */
    goOn: () => {
      watch = undefined;
      delayMs = 0;
      isDown = false;
      gates.calls.open();
      gates.answers.open();
    },
    close: () => {
      proxy.takeDown();
      gates.calls.open();
      gates.answers.open();
      listener.close();
    },
  };
  return proxy;
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

/** In bytes: a text is found even when it comes in two chunks. */
const LONGEST_TEXT = 200;

/** Open at the beginning. */
class Gate {
  /** Resolves when it is open. */
  opened = Promise.resolve();
  #open: (() => void) | undefined;

  shut(): void {
    if (this.#open) return;
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open?.();
    this.#open = undefined;
  }
}
