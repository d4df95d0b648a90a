/** Guards the ways to leave a page that are not links. */
interface LeaveGuard {
  onPopState: (event: PopStateEvent) => void;
  /** Calls `leave` once it may. */
  ask: (leave: () => unknown) => unknown;
}

let guard: LeaveGuard | undefined;

/** Listens for Back and Forward before the router does: listeners run in the order in which they were added. */
export function installLeaveGuard(): void {
  window.addEventListener('popstate', (event) => guard?.onPopState(event));
}

/** Only one page at a time can have unsaved edits. */
export function setLeaveGuard(next: LeaveGuard | undefined): void {
  guard = next;
}

/** Whether a page has unsaved edits. */
export function isLeavingGuarded(): boolean {
  return guard !== undefined;
}

/** Calls `leave` at once, or after the visitor has agreed to lose unsaved edits. */
export function leaveThroughGuard(leave: () => unknown): void {
  void (guard ? guard.ask(leave) : leave());
}
