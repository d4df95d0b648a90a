import { DEFAULT_LANGUAGE } from '@aloghor/functions/domain/languages';
import { withheldFields } from '@aloghor/functions/domain/private-fields';
import { FileSpreadsheet } from 'lucide-react';
import { useId } from 'react';
import { labelOf } from '../../shared/api/categories.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { downloadCsv } from '../csv.ts';
import { DropZone } from '../layout/drop-zone.tsx';
import { FileInput } from '../layout/file-choice.tsx';
import { panelStyle } from '../layout/page.tsx';
import { productFile } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { templateCsv } from './export-items.tsx';
import type { FileProblem } from './read-file.ts';
import { fileProblemText } from './row-problems.tsx';

interface ChooseFileProps {
  /** `category`: the English label of that of the products for which the file names none. */
  onChoose: (file: File, category?: string) => void;
  /** The previously chosen file. */
  chosen?: File | undefined;
  /** Why the previously chosen file is not a product file. */
  problem?: FileProblem | undefined;
  /** Why the previously chosen file could not be checked. */
  error?: unknown;
  /** Whether the problems of a previously chosen file are shown. */
  isAgain?: boolean;
}

/** Chooses a file by click or drop, and explains its format. */
export function ChooseFile({ onChoose, chosen, problem, error, isAgain = false }: ChooseFileProps) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const id = useId();
  const categories = useAllCategories();
  const problemText = problem
    ? fileProblemText(problem, language)
    : error
      ? failureText(error, t.notChecked, language)
      : undefined;
  return (
    <section className={panelStyle}>
      <DropZone className="flex-wrap p-5" onFiles={([file]) => file && onChoose(file)}>
        <FileSpreadsheet aria-hidden className="size-9 shrink-0 text-brass-text" />
        <div className="min-w-0 grow basis-60">
          <label
            htmlFor={id}
            className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-bottle text-lg underline underline-offset-4"
          >
            {isAgain ? t.chooseOther : t.choose}
          </label>
          <FileInput
            id={id}
            accept=".csv,text/csv"
            aria-describedby={`${id}-hint`}
            aria-invalid={problemText ? true : undefined}
            className="sr-only"
            onFiles={([file]) => file && onChoose(file)}
          />
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {t.chooseHint}
          </p>
        </div>
      </DropZone>
      {problemText && (
        <p role="alert" className="mt-3 text-danger">
          {problemText}
        </p>
      )}
      {chosen && lacksCategories(problem) && (
        <div className="mt-3 max-w-sm">
          <Select
            label={t.categoryForAll}
            size="dense"
            value=""
            options={[
              ['', t.chooseCategory],
              ...categories.map((one) => [one.label[DEFAULT_LANGUAGE], labelOf(one, language)] as const),
            ]}
            onChange={(category) => category && onChoose(chosen, category)}
          />
        </div>
      )}
      {!isAgain && <HowToFill />}
    </section>
  );
}

/** Other programs have categories of their own, or none. */
function lacksCategories(problem: FileProblem | undefined): boolean {
  return problem?.why === 'missingColumns' && problem.columns.join() === 'categories';
}

function HowToFill() {
  const t = useMessages(productFile);
  const categories = useAllCategories();
  const withheld = withheldFields(useSession().visitor);
  return (
    <>
      <h2 className="mt-6 mb-2 text-xl">{t.howTitle}</h2>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft marker:text-brass">
        {t.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-4 min-h-8 font-semibold text-bottle underline underline-offset-4"
        onClick={() => downloadCsv(t.templateFile, templateCsv(t.example, categories, withheld))}
      >
        {t.template}
      </button>
    </>
  );
}
