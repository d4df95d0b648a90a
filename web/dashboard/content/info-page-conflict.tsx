import { LANGUAGES } from '@aloghor/functions/domain/languages';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConflictPanel } from '../layout/conflict-panel.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import type { PageDraft } from './info-page-api.ts';

interface InfoPageConflictProps {
  theirs: PageDraft;
  mine: PageDraft;
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** A page as saved by another admin, beside what this one would save. */
export function InfoPageConflict({ theirs, mine, isSaving, onKeepTheirs, onOverwrite }: InfoPageConflictProps) {
  const tAdmin = useMessages(dashboardMessages);
  const { conflict, content, settings } = tAdmin;
  const labels = { title: content.pageTitle, text: content.pageText };
  const fields = (['title', 'text'] as const).flatMap((field) => LANGUAGES.map((language) => ({ field, language })));
  return (
    <ConflictPanel
      isSaving={isSaving}
      actions={
        <>
          <Button size="dense" disabled={isSaving} onClick={onKeepTheirs}>
            {conflict.keepTheirs}
          </Button>
          <Button variant="danger" size="dense" disabled={isSaving} onClick={onOverwrite}>
            {conflict.overwrite}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {fields
          .filter(({ field, language }) => theirs[field][language] !== mine[field][language])
          .map(({ field, language }) => (
            <div key={field + language}>
              <dt className="mb-1 font-semibold">{settings.inLanguage[language](labels[field])}</dt>
              <dd lang={language} className="grid gap-2 sm:grid-cols-2">
                <Side label={conflict.theirs} text={theirs[field][language]} />
                <Side label={conflict.mine} text={mine[field][language]} />
              </dd>
            </div>
          ))}
      </dl>
    </ConflictPanel>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="wrap-anywhere min-w-0 rounded-lg bg-paper px-4 py-2.5">
      <p className="text-ink-soft text-sm">{label}</p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
