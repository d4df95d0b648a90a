type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/** Hears of Back and Forward before the router does: those who listen to the window hear in the order they came. */
export function openPopStateGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Only one page at a time has something to lose. */
export function setPopStateGate(next: Gate | undefined): void {
  gate = next;
}
