/** Letters that sound alike and are confused in writing, and signs that people leave out. */
const FOLDED: [RegExp, string][] = [
  [/ী/g, 'ি'],
  [/ঈ/g, 'ই'],
  [/ূ/g, 'ু'],
  [/ঊ/g, 'উ'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/[ঙং]্?গ/g, 'ঙ'],
  [/ঁ/g, ''],
];

/** A text as a search compares it: `কেরাণীগঞ্জ` and `কেরানিগঞ্জ` are the same. Other scripts stay as they are. */
export function foldBangla(text: string): string {
  return FOLDED.reduce((folded, [letters, instead]) => folded.replace(letters, instead), text);
}
