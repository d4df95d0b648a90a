import { tAdmin } from '../messages/admin-messages.ts';
import { changesOf } from './changes.ts';

interface ChangeListProps {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** Whether something that was there before goes, where nothing stands in its place. */
  isUpdate: boolean;
}

/** Each field that changes, before and after. */
export function ChangeList({ before, after, isUpdate }: ChangeListProps) {
  return (
    <ul className="grid gap-1">
      {changesOf({ before, after }).map((change) => (
        <li key={change.field} className="wrap-anywhere text-sm">
          <span className="text-ink-soft">{tAdmin.audit.fields[change.field] ?? change.field}: </span>
          {change.before && <del className="text-ink-soft no-underline">{change.before}</del>}
          {change.before && change.after && (
            <>
              <span aria-hidden> → </span>
              <span className="sr-only">{tAdmin.audit.became}</span>
            </>
          )}
          {change.before && !change.after && isUpdate && ` → ${tAdmin.audit.nothing}`}
          {change.after && <ins className="no-underline">{change.after}</ins>}
        </li>
      ))}
    </ul>
  );
}
