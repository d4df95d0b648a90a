import { ChevronDown } from 'lucide-react';
import type { FaqEntry } from './search-questions.ts';

interface FaqListProps {
  entries: FaqEntry[];
  /** Opens all entries, because a search may have matched an answer. By default only the first is open, as an example. */
  showAnswers: boolean;
}

export function FaqList({ entries, showAnswers }: FaqListProps) {
  return (
    <div className="border-line border-t">
      {entries.map((entry, position) => (
        <details key={entry.question} open={showAnswers || position === 0} className="group border-line border-b">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-lg py-5 font-serif text-xl [&::-webkit-details-marker]:hidden">
            {entry.question}
            <LampSwitch />
          </summary>
          <p className="max-w-[60ch] pb-7 text-ink-soft text-lg">{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Lit while its entry is open. */
function LampSwitch() {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full border border-stone transition group-open:border-glow group-open:bg-glow group-open:shadow-[0_0_24px_4px_var(--color-glow)]">
      <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
    </span>
  );
}
