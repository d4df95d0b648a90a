/** Does the work for each in turn, never two at once. When one fails, those after it are not begun. */
export function inSequence<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
): Promise<unknown> {
  return inputs.reduce<Promise<unknown>>((before, input) => before.then(() => work(input)), Promise.resolve());
}
