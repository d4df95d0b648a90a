import { Download } from 'lucide-react';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { csvOf, downloadCsv } from '../csv.ts';
import { panelStyle } from '../layout/page.tsx';
import { productFile } from '../messages/en/products.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import type { FileProblem, RowProblem } from './read-file.ts';

/** Rows on the page; the download has all. */
const SHOWN_MAXIMUM = 50;

interface RowProblemsProps {
  fileName: string;
  problems: RowProblem[];
  title?: string;
  text?: string;
}

/** The problems of the cells, as a table and as a download. */
export function RowProblems({ fileName, problems, title, text }: RowProblemsProps) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const shown = problems.slice(0, SHOWN_MAXIMUM);
  return (
    <section role="alert" className={panelStyle}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-danger text-xl">{title ?? t.wrongTitle(problems.length)}</h2>
          <p className="mt-1 text-ink-soft">{text ?? t.wrongText}</p>
        </div>
        <Button
          variant="quiet"
          size="dense"
          onClick={() => downloadCsv(t.problemsFile(fileName), problemsCsv(problems, language))}
        >
          <Download aria-hidden className="size-4" />
          {t.downloadProblems}
        </Button>
      </div>
      <DataTable
        caption={t.wrongTitle(problems.length)}
        columns={columns(language)}
        rows={shown.map((problem, place) => ({ ...problem, _id: String(place) }))}
      />
      {problems.length > shown.length && (
        <p className="mt-3 text-ink-soft">{t.moreProblems(problems.length - shown.length)}</p>
      )}
    </section>
  );
}

const columns = (language: LanguageCode): Column<RowProblem & { _id: string }>[] => {
  const t = messagesIn(language, productFile);
  return [
    { label: t.row, className: 'lg:w-20', cell: ({ row }) => count(row, language) },
    { label: t.column, className: 'lg:w-40', cell: (problem) => columnText(problem, language) },
    { label: t.problem, isPlain: true, cell: (problem) => cellProblemText(problem, language) },
  ];
};

/** Why a file was rejected, as a sentence. */
export function fileProblemText(problem: FileProblem, language: LanguageCode): string {
  const t = messagesIn(language, productFile);
  const { file } = t;
  if (problem.why === 'tooManyRows') return file.tooManyRows(problem.count);
  if ('columns' in problem) return file[problem.why](problem.columns.join(', '));
  return file[problem.why];
}

/** `price`, or that it is about the whole row. */
function columnText({ column }: RowProblem, language: LanguageCode): string {
  const t = messagesIn(language, productFile);
  return column ?? t.wholeRow;
}

function cellProblemText({ why, value = '' }: RowProblem, language: LanguageCode): string {
  const t = messagesIn(language, productFile);
  return t.cell[why](value);
}

/** The problems as a CSV, one per row, to work through beside the file. */
function problemsCsv(problems: RowProblem[], language: LanguageCode): string {
  const t = messagesIn(language, productFile);
  const { row, column, problem } = t;
  return csvOf([
    [row, column, problem],
    ...problems.map((one) => [one.row, columnText(one, language), cellProblemText(one, language)]),
  ]);
}
