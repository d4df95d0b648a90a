import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { saveConflict } from '../messages/en/common.ts';

interface ConflictPanelProps {
  /** Both versions. */
  children: ReactNode;
  isSaving: boolean;
  onKeepTheirs: () => void;
  /** The properties of the button that saves over theirs. */
  overwrite: Pick<ComponentProps<typeof Button>, 'type' | 'form' | 'value' | 'onClick'>;
}

/**
 * Shows that another admin has saved meanwhile, and lets this one choose which version stays. Takes the focus whenever
 * a save was rejected, also one by the form's own button.
 */
export function ConflictPanel({ children, isSaving, onKeepTheirs, overwrite }: ConflictPanelProps) {
  const t = useMessages(saveConflict);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSaving) panel.current?.focus();
  }, [isSaving]);
  return (
    <section
      ref={panel}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-8 scroll-mt-40 rounded-card border-2 border-brass bg-white p-5 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.text}</p>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="dense" disabled={isSaving} onClick={onKeepTheirs}>
          {t.keepTheirs}
        </Button>
        <Button {...overwrite} variant="danger" size="dense" disabled={isSaving}>
          {t.overwrite}
        </Button>
      </div>
    </section>
  );
}

interface ConflictFieldsProps {
  /** The fields that differ. */
  fields: readonly { key: string; label: string; theirs: ReactNode; mine: ReactNode; lang?: string | undefined }[];
}

/** What differs, field by field, in both versions. */
export function ConflictFields({ fields }: ConflictFieldsProps) {
  return (
    <dl className="grid gap-4">
      {fields.map(({ key, label, ...sides }) => (
        <div key={key}>
          <dt className="mb-1 font-semibold">{label}</dt>
          <ConflictSides {...sides} />
        </div>
      ))}
    </dl>
  );
}

interface ConflictSidesProps {
  theirs: ReactNode;
  mine: ReactNode;
  lang?: string | undefined;
}

/** What differs, in both versions. */
function ConflictSides({ theirs, mine, lang }: ConflictSidesProps) {
  const t = useMessages(saveConflict);
  const sides = [
    [t.theirs, theirs],
    [t.mine, mine],
  ] as const;
  return (
    <dd className="grid gap-2 sm:grid-cols-2">
      {sides.map(([label, side]) => (
        <div key={label} className="wrap-anywhere min-w-0 rounded-lg bg-paper px-4 py-2.5">
          <p className="text-ink-soft text-sm">{label}</p>
          <div lang={lang} className="max-h-48 overflow-y-auto whitespace-pre-line">
            {side}
          </div>
        </div>
      ))}
    </dd>
  );
}
