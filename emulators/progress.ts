// Tells the user what a command is waiting for.
/** Several may have the same name: each stack has its own. */
const running = new Set<{ name: string }>();
const isTerminal = process.stdout.isTTY === true;

/** Shows that `work` is under way, and how many seconds it took once it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  const one = { name };
  running.add(one);
  drawRunning();
  try {
    const result = await work();
    say(`› ${name} … ${seconds(since)}`);
    return result;
  } finally {
    running.delete(one);
    drawRunning();
  }
}

export function say(text: string): void {
  clearRunning();
  console.log(text);
  drawRunning();
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** One line at the bottom of a terminal names what is under way; a log gets only what is done. */
function drawRunning(): void {
  clearRunning();
  if (isTerminal && running.size > 0) {
    const names = new Set(Array.from(running, ({ name }) => name));
    process.stdout.write(`› ${[...names].join(', ')} …`.slice(0, (process.stdout.columns || 80) - 1));
  }
}

function clearRunning(): void {
  if (isTerminal) process.stdout.write('\r\x1b[K');
}
