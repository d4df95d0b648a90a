/** As many whole words as fit into `most` characters, with an ellipsis where some are left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[,;:]*\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
