export interface FaqEntry {
  question: string;
  answer: string;
}

/** The entries whose question or answer contains the query, whatever its case; all of them for an empty query. */
export function searchQuestions(entries: FaqEntry[], query: string): FaqEntry[] {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
