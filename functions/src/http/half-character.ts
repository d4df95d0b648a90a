import { isWellFormed } from '../domain/well-formed.ts';

interface Part {
  value: unknown;
  name: string;
  within: Part | undefined;
}

/** Where in parsed JSON a text, or the name of a field, holds half a character; undefined where none does. */
export function pathOfHalfCharacter(json: unknown): string[] | undefined {
  const parts: Part[] = [{ value: json, name: '', within: undefined }];
  // Without recursion, and without a path for each part: a call may be nested a hundred thousand deep.
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, name } = part;
    if (!isWellFormed(name) || (typeof value === 'string' && !isWellFormed(value))) return pathOf(part);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value).reverse()) parts.push({ value: inner, name, within: part });
  }
  return undefined;
}

function pathOf(part: Part): string[] {
  const names: string[] = [];
  for (let at = part; at.within; at = at.within) names.push(at.name);
  return names.reverse();
}
