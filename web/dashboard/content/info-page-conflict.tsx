import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ConflictPanel, ConflictSides } from '../layout/conflict-panel.tsx';
import { labelIn } from '../layout/language-names.ts';
import { contentPage } from '../messages/en/content.ts';
import type { PageDraft, PageField } from './info-page-api.ts';

interface InfoPageConflictProps {
  /** Those that both have changed. */
  fields: readonly PageField[];
  theirs: PageDraft;
  mine: PageDraft;
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** A page as saved by another admin, beside what this one would save. */
export function InfoPageConflict({ fields, theirs, mine, isSaving, onKeepTheirs, onOverwrite }: InfoPageConflictProps) {
  const t = useMessages(contentPage);
  const pageLanguage = useLanguage();
  const labels = { title: t.pageTitle, text: t.pageText };
  return (
    <ConflictPanel isSaving={isSaving} onKeepTheirs={onKeepTheirs} overwrite={{ onClick: onOverwrite }}>
      <dl className="grid gap-4">
        {fields.map(({ field, language }) => (
          <div key={field + language}>
            <dt className="mb-1 font-semibold">{labelIn(language, labels[field], pageLanguage)}</dt>
            <ConflictSides theirs={theirs[field][language] ?? ''} mine={mine[field][language] ?? ''} lang={language} />
          </div>
        ))}
      </dl>
    </ConflictPanel>
  );
}
