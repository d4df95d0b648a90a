import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is counted of histories, by name. */
export type Tally = Record<string, number>;

export function addTo(tally: Tally, counts: Tally): void {
  for (const [name, count] of Object.entries(counts)) tally[name] = (tally[name] ?? 0) + count;
}

/** As `2 histories, 0 lost, 0 wrong totals`. */
export function inWords(tally: Tally): string {
  const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(tally)
    .map(([name, count]) => `${count} ${wordsOf(name)}`)
    .join(', ');
}

/** For whoever has started several runs at once, and has named a folder for what they count. */
export function keepTally(subject: string, seed: number, tally: Tally): void {
  const folder = process.env.RUN_TALLIES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${seed}.${subject}.json`), JSON.stringify(tally));
}

/** The sums of what several runs have kept, by subject. */
export function keptTallies(folder: string): Record<string, Tally> {
  const sums: Record<string, Tally> = {};
  for (const file of readdirSync(folder)) {
    const [, subject = ''] = file.split('.');
    sums[subject] ??= {};
    addTo(sums[subject], JSON.parse(readFileSync(join(folder, file), 'utf8')));
  }
  return sums;
}
