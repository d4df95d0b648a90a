import type { EditedInfoPage } from '@aloghor/functions/contract/info-pages';
import { findInfoTopic, type InfoTopic } from '@aloghor/functions/domain/info-topics';
import { LANGUAGES, type LocalizedText } from '@aloghor/functions/domain/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { keepUnsavedForm } from '../../shared/lib/tab-state.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Navigate } from '../../shared/ui/link.tsx';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { whyNotSaved } from '../form/not-saved.ts';
import { RestoredEdits } from '../form/restored-edits.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { askFirst } from '../layout/ask-first.ts';
import { DashboardFailed, DashboardPage, panelStyle } from '../layout/page.tsx';
import { showError } from '../layout/show-error.ts';
import { contentPage } from '../messages/en/content.ts';
import { productForm } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { SettingsConflict } from '../settings/settings-conflict.tsx';
import { GROUPS } from '../settings/settings-fields.ts';
import { SettingsInput } from '../settings/settings-input.tsx';
import type { SettingsValues } from '../settings/settings-values.ts';
import { useVersionedForm } from '../settings/use-versioned-form.ts';
import { openedPageQuery, sendPage, usePreview, valuesOfPage } from './info-page-api.ts';
import { InfoPagePreview } from './info-page-preview.tsx';
import { MarkdownHelp } from './markdown-help.tsx';

/** Writes a page about the shop, in each language. */
export function InfoPageEditor() {
  const topic = findInfoTopic(useParams().topic);
  return topic ? <OpenedPage key={topic} topic={topic} /> : <Navigate to={paths.dashboard.content} replace />;
}

function OpenedPage({ topic }: { topic: InfoTopic }) {
  const t = useMessages(contentPage);
  const tCommon = useMessages(common);
  const { data, error, refetch } = useQuery(openedPageQuery(topic));
  return (
    <DashboardPage
      title={tCommon.footer.topics[topic]}
      back={{ to: paths.dashboard.content, label: t.title }}
      text={data && (data.title ? t.ownText : t.firstText)}
    >
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading>
          <Skeleton className="h-[40rem] rounded-card" />
        </Loading>
      )}
      {data && <Editor topic={topic} page={data} />}
    </DashboardPage>
  );
}

/** What was typed survives every failure. */
function Editor({ topic, page }: { topic: InfoTopic; page: EditedInfoPage }) {
  const pageLanguage = useLanguage();
  const t = useMessages(contentPage);
  const tSettingsPage = useMessages(settingsPage);
  const tProductForm = useMessages(productForm);
  const tCommon = useMessages(common);
  const cache = useQueryClient();
  const [edited, setEdited] = useState<SettingsValues>();
  const draft = `page ${topic}`;
  const uid = useSession().user?.uid;
  const title = tCommon.footer.topics[topic];
  const { values, formRef, type, submit, save, isSaving, conflict, restored } = useVersionedForm({
    form: 'page',
    draft,
    title,
    saved: page,
    valuesIn: (version) => valuesOfPage(topic, version),
    edited,
    onEdit: setEdited,
    send: (typed, seen) => sendPage(topic, typed, seen),
    keep: (present) => cache.setQueryData(openedPageQuery(topic).queryKey, present),
  });
  const preview = usePreview();
  useAskBeforeLeaving(edited !== undefined, () => keepUnsavedForm(draft, uid, undefined));

  async function restore() {
    if (await askFirst(t.restoring)) await save(undefined);
  }

  async function show() {
    await preview.mutateAsync(textsIn(values, 'text')).catch((error) => {
      const why = whyNotSaved(error, tSettingsPage.notSaved, pageLanguage);
      return showError(error, t.noPreviewTitle, why, pageLanguage);
    });
  }

  return (
    <>
      {restored && <RestoredEdits {...restored} />}
      {conflict && <SettingsConflict {...conflict} />}
      <Form ref={formRef} aria-label={title} className={`${panelStyle} grid gap-6`} onSubmit={() => submit()}>
        <MarkdownHelp />
        <div className="grid gap-6 lg:grid-cols-2">
          {GROUPS.page.map(({ name, fields }) => (
            <div key={name} className="grid content-start gap-5">
              {fields.map((field) => (
                <SettingsInput
                  key={field.path}
                  field={field}
                  value={values[field.path] ?? ''}
                  required={field.required === true}
                  onType={(value) => type(field.path, value)}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? tProductForm.processing : tProductForm.save}
          </Button>
          <Button variant="quiet" disabled={preview.isPending} onClick={show}>
            {t.showPreview}
          </Button>
          {page.title && (
            <Button variant="quiet" disabled={isSaving} onClick={restore}>
              {t.restore}
            </Button>
          )}
          {edited && !isSaving && <span className="text-ink-soft">{tSettingsPage.unsaved}</span>}
        </div>
      </Form>
      {preview.data && <InfoPagePreview title={textsIn(values, 'title')} blocks={preview.data} />}
    </>
  );
}

/** A text as it is typed, in the languages that have it. */
function textsIn(values: SettingsValues, field: 'title' | 'text'): LocalizedText {
  const texts = LANGUAGES.map((language) => [language, values[`${field}.${language}`]]);
  return Object.fromEntries(texts) as LocalizedText; // which the first language may lack while it is typed
}
