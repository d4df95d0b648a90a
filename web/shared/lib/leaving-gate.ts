/** Guards the ways to leave a page that are not links. */
interface LeavingGate {
  onPopState: (event: PopStateEvent) => void;
  /** Calls `leave` once it may. */
  ask: (leave: () => unknown) => unknown;
}

let gate: LeavingGate | undefined;

/** Listens for Back and Forward before the router does: listeners run in the order in which they were added. */
export function openLeavingGate(): void {
  window.addEventListener('popstate', (event) => gate?.onPopState(event));
}

/** Only one page at a time can have unsaved edits. */
export function setLeavingGate(next: LeavingGate | undefined): void {
  gate = next;
}

/** Calls `leave` at once, or after the visitor has agreed to lose unsaved edits. */
export function leaveThroughGate(leave: () => unknown): void {
  void (gate ? gate.ask(leave) : leave());
}
