import { paths } from '../../shared/paths.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { leftOut } from './check-file.ts';
import { countsOf, type Plan } from './import-step.ts';
import type { RowOutcome } from './product-file-calls.ts';
import { RowProblems } from './row-problems.tsx';

interface ImportDoneProps {
  plan: Plan;
  written: RowOutcome[];
  onStartAgain: () => void;
}

/** What an import has done, and which rows it left out. */
export function ImportDone({ plan, written, onStartAgain }: ImportDoneProps) {
  const { productFile } = tAdmin;
  const [before, after] = [countsOf(plan.outcomes), countsOf(written)];
  // A batch that was sent again, because its answer was lost, finds its products as it has made them.
  const added = after.new + after.there - before.there;
  const changed = after.changed + after.unchanged - before.unchanged;
  const problems = leftOut(written);
  return (
    <>
      <section role="status" className={panelStyle}>
        <h2 className="text-success text-xl">{productFile.doneTitle}</h2>
        <p className="mt-1 mb-5 text-ink-soft">{productFile.doneText(added, changed)}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.dashboard.manageItems} className={buttonStyle()}>
            {tAdmin.form.toItems}
          </Link>
          <Button variant="quiet" onClick={onStartAgain}>
            {productFile.another}
          </Button>
        </div>
      </section>
      {problems.length > 0 && (
        <RowProblems
          fileName={plan.file.fileName}
          problems={problems}
          title={productFile.leftOutTitle(problems.length)}
          text={productFile.leftOutText}
        />
      )}
    </>
  );
}
