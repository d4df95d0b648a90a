// Tells the user what a command is waiting for.

/** Says that `work` is under way, and how many seconds it took once it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  say(`› ${name} …`);
  const result = await work();
  say(`› ${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return result;
}

export function say(text: string): void {
  console.log(text);
}
