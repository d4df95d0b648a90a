import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardPage, panelStyle } from '../layout/page.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { productFile, productForm } from '../messages/en/products.ts';
import { ChooseFile } from './choose-file.tsx';
import { problemsOf } from './import-batches.ts';
import { ImportPreview } from './import-preview.tsx';
import { LastImport } from './last-import.tsx';
import type { RowOutcome } from './product-file-api.ts';
import { RowProblems } from './row-problems.tsx';
import { countsOf, type Plan, useImport } from './use-import.ts';

/** Imports products of a CSV file: choose, check, preview, write. */
export function ImportItems() {
  const t = useMessages(productFile);
  const { importTitle, importText, back } = t;
  const imported = useImport();
  const { step } = imported;
  useAskBeforeLeaving(step.at === 'writing' || step.at === 'interrupted');
  return (
    <DashboardPage title={importTitle} text={importText} back={{ to: paths.dashboard.manageItems, label: back }}>
      <div className="grid max-w-4xl gap-5">
        <Step {...imported} />
        {step.at === 'choosing' && <LastImport />}
        {step.at === 'done' && <LastImport justDone={step.plan.file.run} />}
      </div>
    </DashboardPage>
  );
}

function Step({ step, choose, write, startAgain }: ReturnType<typeof useImport>) {
  switch (step.at) {
    case 'choosing':
      return <ChooseFile onChoose={choose} chosen={step.chosen} problem={step.problem} error={step.error} />;
    case 'checking':
      return <ImportProgress {...step} />;
    case 'wrong':
      return (
        <>
          <RowProblems {...step} />
          <ChooseFile onChoose={choose} isAgain />
        </>
      );
    case 'ready':
      return <ImportPreview plan={step.plan} onStart={() => write(step.plan, [])} onStartAgain={startAgain} />;
    case 'writing':
    case 'interrupted':
      return (
        <ImportProgress
          {...step}
          done={step.written.length}
          total={step.plan.rows.length}
          onGoOn={() => write(step.plan, step.written)}
        />
      );
    case 'done':
      return <ImportDone {...step} onStartAgain={startAgain} />;
  }
}

interface ImportProgressProps {
  at: 'checking' | 'writing' | 'interrupted';
  done: number;
  total: number;
  fileName?: string;
  error?: unknown;
  onGoOn?: () => void;
}

/** How many rows are checked or written; an interrupted import can be continued. */
function ImportProgress({ at, done, total, fileName = '', error, onGoOn }: ImportProgressProps) {
  const language = useLanguage();
  const t = useMessages(productFile);
  if (total === 0) return <p role="status">{t.reading(fileName)}</p>;
  return (
    <section className={panelStyle}>
      {at === 'interrupted' ? (
        <div role="alert" className="mb-4">
          <h2 className="text-xl">{t.cutTitle(done, total)}</h2>
          <p className="mt-1 text-ink-soft">{failureText(error, t.cutText, language)}</p>
        </div>
      ) : (
        <p role="status" className="mb-3 font-semibold">
          {t[at](done, total)}
        </p>
      )}
      <ProgressBar done={done} total={total} label={t[at === 'checking' ? 'checking' : 'writing'](done, total)} />
      {at === 'writing' && <p className="mt-3 text-ink-soft text-sm">{t.writingText}</p>}
      {at === 'interrupted' && (
        <Button className="mt-5" onClick={onGoOn}>
          {t.goOn}
        </Button>
      )}
    </section>
  );
}

interface ImportDoneProps {
  plan: Plan;
  written: RowOutcome[];
  onStartAgain: () => void;
}

/** What an import has done, and which rows it left out. */
function ImportDone({ plan, written, onStartAgain }: ImportDoneProps) {
  const t = useMessages(productFile);
  const tProductForm = useMessages(productForm);
  const [before, after] = [countsOf(plan.outcomes), countsOf(written)];
  // A batch that was resent because its answer was lost finds its own products already there.
  const added = after.new + after.there - before.there;
  const changed = after.changed + after.unchanged - before.unchanged;
  const problems = problemsOf(written);
  return (
    <>
      <section role="status" className={panelStyle}>
        <h2 className="text-success text-xl">{t.doneTitle}</h2>
        <p className="mt-1 mb-5 text-ink-soft">{t.doneText(added, changed)}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.dashboard.manageItems} className={buttonStyle()}>
            {tProductForm.toItems}
          </Link>
          <Button variant="quiet" onClick={onStartAgain}>
            {t.another}
          </Button>
        </div>
      </section>
      {problems.length > 0 && (
        <RowProblems
          fileName={plan.file.fileName}
          problems={problems}
          title={t.leftOutTitle(problems.length)}
          text={t.leftOutText}
        />
      )}
    </>
  );
}
