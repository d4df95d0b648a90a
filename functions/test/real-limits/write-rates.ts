/** A document takes some writes at once, but no more than one a second for long. */
const BURST = 5;
const PER_SECOND = 1;

/** How often each document is written, by a clock in milliseconds that the test sets. */
export class WriteRates {
  readonly #now: () => number;
  readonly #documents = new Map<string, { room: number; at: number; writes: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a commit that writes these documents; false when one of them is written too often. */
  admit(names: string[]): boolean {
    const states = [...new Set(names)].map((name) => [name, this.#stateOf(name)] as const);
    if (states.some(([, { room }]) => room < 1)) return false;
    for (const [name, { room, at, writes }] of states) {
      this.#documents.set(name, { room: room - 1, at, writes: writes + 1 });
    }
    return true;
  }

  /** By the path of each document: how many commits have written it. */
  get writes(): Map<string, number> {
    return new Map([...this.#documents].map(([name, { writes }]) => [name, writes]));
  }

  #stateOf(name: string) {
    const now = this.#now();
    const { room, at, writes } = this.#documents.get(name) ?? { room: BURST, at: now, writes: 0 };
    return { room: Math.min(BURST, room + ((now - at) / 1_000) * PER_SECOND), at: now, writes };
  }
}
