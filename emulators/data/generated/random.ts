// Choices by the same random numbers each time, so that figures can be compared.
export function pick<Choice>(choices: readonly Choice[], random: () => number): Choice {
  return choices[Math.floor(random() * choices.length)] as Choice; // random() stays below 1
}

/** A whole number from `least` to `most`. */
export function between(least: number, most: number, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}
