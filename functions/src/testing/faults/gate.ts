/** Open at the beginning. */
export class Gate {
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
