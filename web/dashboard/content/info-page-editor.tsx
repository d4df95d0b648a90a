import type { EditedInfoPage } from '@aloghor/functions/contract/info-pages';
import { findInfoTopic, type InfoTopic } from '@aloghor/functions/domain/info-topics';
import { LANGUAGE_TABLE, LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { PAGE_TEXT_MAXIMUM, PAGE_TITLE_MAXIMUM } from '@aloghor/functions/domain/rich-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Navigate } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { labelIn } from '../layout/language-names.ts';
import { whyNotSaved } from '../layout/not-saved.ts';
import { DashboardFailed, DashboardPage, panelStyle } from '../layout/page.tsx';
import { showError } from '../layout/show-error.ts';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { contentPage } from '../messages/en/content.ts';
import { productForm } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { useVersionedSave } from '../settings/use-versioned-save.ts';
import {
  areSamePages,
  draftOf,
  mergePages,
  openedPageQuery,
  type PageDraft,
  usePreview,
  useSavePage,
} from './info-page-api.ts';
import { InfoPageConflict } from './info-page-conflict.tsx';
import { InfoPagePreview } from './info-page-preview.tsx';
import { MarkdownHelp } from './markdown-help.tsx';

/** Writes a page about the shop, in each language. */
export function InfoPageEditor() {
  const topic = findInfoTopic(useParams().topic);
  return topic ? <OpenedPage key={topic} topic={topic} /> : <Navigate to={paths.dashboard.content} replace />;
}

function OpenedPage({ topic }: { topic: InfoTopic }) {
  const t = useMessages(contentPage);
  const tCommon = useMessages(commonMessages);
  const { data, error, refetch } = useQuery(openedPageQuery(topic));
  return (
    <DashboardPage
      title={tCommon.footer.topics[topic]}
      back={{ to: paths.dashboard.content, label: t.title }}
      text={data && (data.title ? t.ownText : t.firstText)}
    >
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <div role="status" aria-label={tCommon.page.loading}>
          <Skeleton className="h-[40rem] rounded-card" />
        </div>
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
  const tCommon = useMessages(commonMessages);
  const cache = useQueryClient();
  const [edited, setEdited] = useState<PageDraft>();
  const { mutateAsync: send, isPending } = useSavePage(topic);
  const { theirs, save, keepTheirs } = useVersionedSave<Parameters<typeof send>[0], EditedInfoPage>({
    title: tCommon.footer.topics[topic],
    send,
    keep: (present) => cache.setQueryData(openedPageQuery(topic).queryKey, present),
    onDone: () => setEdited(undefined),
  });
  const preview = usePreview();
  const draft = edited ?? draftOf(topic, page);
  useAskBeforeLeaving(edited !== undefined);

  function type(field: keyof PageDraft, language: LanguageCode, value: string) {
    setEdited({ ...draft, [field]: { ...draft[field], [language]: value } });
  }

  const inShop = theirs && draftOf(topic, theirs);
  const merged = inShop && mergePages(draftOf(topic, page), draft, inShop);

  /** Theirs where both changed a text; what I alone changed is still to be saved. */
  function keep(present: EditedInfoPage) {
    keepTheirs(present);
    if (merged && !areSamePages(merged.theirs, draftOf(topic, present))) setEdited(merged.theirs);
  }

  async function restore() {
    if (await askFirst(t.restoring)) await save({ draft: undefined, seen: page });
  }

  async function show() {
    await preview.mutateAsync(draft.text).catch((error) => {
      const why = whyNotSaved(error, tSettingsPage.notSaved, pageLanguage);
      return showError(error, t.noPreviewTitle, why, pageLanguage);
    });
  }

  return (
    <>
      {theirs && inShop && merged && (
        <InfoPageConflict
          fields={merged.conflicts}
          theirs={inShop}
          mine={merged.mine}
          isSaving={isPending}
          onKeepTheirs={() => keep(theirs)}
          onOverwrite={() => save({ draft: merged.mine, seen: theirs })}
        />
      )}
      <Form
        aria-label={tCommon.footer.topics[topic]}
        className={`${panelStyle} grid gap-6`}
        onSubmit={() => save({ draft, seen: page })}
      >
        <MarkdownHelp />
        <div className="grid gap-6 lg:grid-cols-2">
          {LANGUAGES.map((language) => (
            <div key={language} className="grid content-start gap-5">
              <Field
                label={labelIn(language, t.pageTitle, pageLanguage)}
                lang={language}
                required={!LANGUAGE_TABLE[language].isPartial}
                maxLength={PAGE_TITLE_MAXIMUM}
                autoComplete="off"
                value={draft.title[language] ?? ''}
                onChange={({ target }) => type('title', language, target.value)}
              />
              <TextArea
                label={labelIn(language, t.pageText, pageLanguage)}
                lang={language}
                required={!LANGUAGE_TABLE[language].isPartial}
                rows={16}
                maxLength={PAGE_TEXT_MAXIMUM}
                value={draft.text[language] ?? ''}
                onChange={({ target }) => type('text', language, target.value)}
              />
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isPending}>
            {isPending ? tProductForm.processing : tProductForm.save}
          </Button>
          <Button variant="quiet" disabled={preview.isPending} onClick={show}>
            {t.showPreview}
          </Button>
          {page.title && (
            <Button variant="quiet" disabled={isPending} onClick={restore}>
              {t.restore}
            </Button>
          )}
          {edited && !isPending && <span className="text-ink-soft">{tSettingsPage.unsaved}</span>}
        </div>
      </Form>
      {preview.data && <InfoPagePreview title={draft.title} blocks={preview.data} />}
    </>
  );
}
