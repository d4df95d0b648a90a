import { paths } from '../../shared/paths.ts';
import { DashboardPage } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/use-ask-before-leaving.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { RowProblems } from './row-problems.tsx';
import { useImport } from './use-import.ts';

/** Products of a CSV file: chosen, checked, looked at, then written. */
export function ImportItems() {
  const { importTitle, importText, back } = tAdmin.productFile;
  const imported = useImport();
  const { at } = imported.step;
  useAskBeforeLeaving(at === 'writing' || at === 'cut');
  return (
    <DashboardPage title={importTitle} text={importText} back={{ to: paths.dashboard.manageItems, label: back }}>
      <div className="grid max-w-4xl gap-5">
        <Step {...imported} />
      </div>
    </DashboardPage>
  );
}

function Step({ step, choose, write, startAgain }: ReturnType<typeof useImport>) {
  switch (step.at) {
    case 'choosing':
      return <ChooseFile onChoose={choose} problem={step.problem} error={step.error} />;
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
    case 'cut':
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
