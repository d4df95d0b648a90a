import { isWellFormed } from '../../domain/typed-text.ts';

interface Part {
  value: unknown;
  name: string;
  within: Part | undefined;
}

/** The path in parsed JSON to a text or field name with a lone surrogate; undefined if there is none. */
export function pathOfLoneSurrogate(json: unknown): string[] | undefined {
  const parts: Part[] = [{ value: json, name: '', within: undefined }];
  // Iterative, and without a path per node: a call may be nested a hundred thousand levels deep.
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
