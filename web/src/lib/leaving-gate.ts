/** Stands before the ways out that are no links. */
interface LeavingGate {
  onPopState: (event: PopStateEvent) => void;
  /** Calls `leave` once it may. */
  ask: (leave: () => unknown) => unknown;
}

let gate: LeavingGate | undefined;

/** Hears of Back and Forward before the router does: those who listen to the window hear in the order they came. */
export function openLeavingGate(): void {
  window.addEventListener('popstate', (event) => gate?.onPopState(event));
}

/** Only one page at a time has something to lose. */
export function setLeavingGate(next: LeavingGate | undefined): void {
  gate = next;
}

/** Calls `leave`, which ends the page, at once or when whoever has something to lose agrees. */
export function leaveThroughGate(leave: () => unknown): void {
  void (gate ? gate.ask(leave) : leave());
}
