import { comparable } from '@aloghor/functions/domain/comparable';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FaqText, faqQuery } from '../../shared/api/faq.ts';
import { useFillPlaceholders } from '../../shared/api/settings.ts';
import { about } from '../../shared/locale/en/long-pages.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useTypedBefore } from '../../shared/start/hydration.ts';
import { Failed, LampDrawing, Loading, Skeleton } from '../../shared/ui/status.tsx';

/** The title of the page, the search, and the questions it leaves. */
export function FaqSection() {
  const language = useLanguage();
  const tAbout = useMessages(about);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const fillPlaceholders = useFillPlaceholders();
  const { data: own, error, refetch } = useQuery(faqQuery(language));
  const questions = own ? (own.entries ?? tAbout.questions) : [];
  const filled = questions.map(({ question, answer }) => ({ question, answer: fillPlaceholders(answer) }));
  const entries = searchQuestions(filled, query);
  return (
    <section
      aria-labelledby="faq-title"
      className="bg-[radial-gradient(44rem_16rem_at_20%_45%,color-mix(in_oklab,var(--color-glow)_60%,transparent),transparent)]"
    >
      <div className="page grid gap-x-16 gap-y-10 pt-10 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-28">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h1 id="faq-title" className="text-3xl lg:text-4xl">
            {own?.title ?? tAbout.heading}
          </h1>
          <p className="mt-5 max-w-[46ch] text-ink-soft text-lg">{fillPlaceholders(own?.text ?? tAbout.intro)}</p>
          <FaqSearch query={query} onSearch={setQuery} />
          <p role="status" className="mt-3 min-h-6 text-ink-soft">
            {isSearching && own && (entries.length > 0 ? tAbout.matches(entries.length) : tAbout.noMatch)}
          </p>
        </div>
        <div className="lg:col-span-7 lg:min-h-[31rem]">
          {!own && error && <Failed error={error} onRetry={refetch} />}
          {!own && !error && (
            <Loading>
              <Skeleton className="h-72 rounded-card" />
            </Loading>
          )}
          {own && entries.length > 0 && <FaqList entries={entries} showAnswers={isSearching} />}
          {own && entries.length === 0 && <LampDrawing className="mx-auto h-40 text-stone lg:mt-12" />}
        </div>
      </div>
    </section>
  );
}

function FaqSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const tAbout = useMessages(about);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, onSearch);
  return (
    <search className="relative mt-8 max-w-md noscript:hidden">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        type="search"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        aria-label={tAbout.searchLabel}
        placeholder={tAbout.searchPlaceholder}
        className="min-h-12 w-full rounded-full border border-ink/50 bg-white pr-4 pl-12 [&::-webkit-search-cancel-button]:grayscale"
      />
    </search>
  );
}

interface FaqListProps {
  entries: FaqText[];
  /** Opens all entries, because a search may have matched an answer. By default only the first is open, as an example. */
  showAnswers: boolean;
}

function FaqList({ entries, showAnswers }: FaqListProps) {
  return (
    <div className="border-line border-t">
      {entries.map((entry, position) => (
        <details key={entry.question} open={showAnswers || position === 0} className="group border-line border-b">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-lg py-5 font-serif text-xl [&::-webkit-details-marker]:hidden">
            <span>{entry.question}</span>
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

/** The entries whose question or answer contains the query, whatever its case and keyboard; all of them for an empty query. */
export function searchQuestions(entries: FaqText[], query: string): FaqText[] {
  const wanted = comparable(query);
  return entries.filter(({ question, answer }) => comparable(`${question}\n${answer}`).includes(wanted));
}
