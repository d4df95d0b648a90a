import { Button } from '../../ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { Key } from './key.tsx';
import { isUndoable, type LastCall } from './use-calls.ts';

/** What was recorded last, with a button that takes it back; it stays until the next one. */
export function UndoBar({ last, onUndo }: { last: LastCall | undefined; onUndo: () => void }) {
  return (
    <div role="status" className="flex min-h-11 min-w-0 flex-wrap items-center gap-3">
      {last && (
        <>
          <span className="min-w-0 truncate font-semibold">
            {tAdmin.desk.done(last.name, tAdmin.desk.states[last.state])}
          </span>
          {isUndoable(last) && (
            <Button variant="quiet" size="dense" onClick={onUndo}>
              {tAdmin.desk.undo}
              <Key of="undo" />
            </Button>
          )}
        </>
      )}
    </div>
  );
}
