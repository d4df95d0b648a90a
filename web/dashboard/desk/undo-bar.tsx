import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { KeyHint } from './key.tsx';
import { type Calls, isUndoable, type LastCall } from './use-calls.ts';

/** What was recorded last, with buttons that take it back; each stays until five others have come. */
export function UndoBar({ calls: { last, undo } }: { calls: Pick<Calls, 'last' | 'undo'> }) {
  const [newest, ...earlier] = last;
  const undoable = earlier.filter(isUndoable);
  return (
    <div className="min-w-0">
      <div role="status" className="flex min-h-11 min-w-0 flex-wrap items-center gap-3">
        {newest && <Recorded call={newest} onUndo={() => undo(newest)} isNewest />}
      </div>
      {undoable.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            {tAdmin.desk.earlier}
          </summary>
          <ul className="grid gap-2">
            {undoable.map((call) => (
              <li key={call.id} className="flex min-w-0 flex-wrap items-center gap-3">
                <Recorded call={call} onUndo={() => undo(call)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface RecordedProps {
  call: LastCall;
  onUndo: () => void;
  isNewest?: boolean;
}

function Recorded({ call, onUndo, isNewest }: RecordedProps) {
  return (
    <>
      <span className="min-w-0 truncate font-semibold">
        {tAdmin.desk.done(call.name, tAdmin.desk.states[call.state])}
      </span>
      {isUndoable(call) && (
        <Button
          aria-label={isNewest ? undefined : tAdmin.desk.undoOf(call.name)}
          variant="quiet"
          size="dense"
          onClick={onUndo}
        >
          {tAdmin.desk.undo}
          {isNewest && <KeyHint of="undo" />}
        </Button>
      )}
    </>
  );
}
