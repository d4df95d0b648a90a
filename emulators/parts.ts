import { Problem } from './problem.ts';

/** The parts that a command's arguments name, or all when they name none. */
export function chosenParts<Part extends string>(parts: readonly Part[], args: string[]): Set<Part> {
  const unknown = args.filter((arg) => !parts.some((part) => part === arg));
  if (unknown.length > 0) throw new Problem(`Unknown: ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  return new Set(args.length === 0 ? parts : parts.filter((part) => args.includes(part)));
}
