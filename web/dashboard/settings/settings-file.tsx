import type { PartChange, SettingsFile } from '@aloghor/functions/contract/settings-file';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { INFO_TOPICS, pageId } from '@aloghor/functions/domain/info-topics';
import { SETTINGS_PARTS } from '@aloghor/functions/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { hasErrorCode, isOutcomeUnknown } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showSuccess } from '../../shared/ui/popup.ts';
import { failureText } from '../../shared/ui/status.tsx';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { download } from '../csv.ts';
import { ChangeList } from '../layout/change-list.tsx';
import { FileInput } from '../layout/file-choice.tsx';
import { PageSection, panelStyle } from '../layout/page.tsx';
import { notDoneText } from '../layout/show-error.ts';
import { productForm } from '../messages/en/products.ts';
import { settingsFile, settingsPage } from '../messages/en/settings.ts';

/** Exports all settings and pages to a file, or imports them from one. */
export function SettingsFileSection() {
  const t = useMessages(settingsFile);
  const { title, text } = t;
  return (
    <PageSection title={title} text={text}>
      <div className={`${panelStyle} grid gap-6`}>
        <SaveFile />
        <TakeOver />
      </div>
    </PageSection>
  );
}

function SaveFile() {
  const language = useLanguage();
  const { save, fileName, notRead } = useMessages(settingsFile);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callWithToken('GET /settings/file', {}),
    onSuccess: (file) => download(fileName(dayOf(Date.now())), JSON.stringify(file, null, 2), 'application/json'),
  });
  return (
    <div>
      <Button variant="quiet" disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-4" />
        <span>{save}</span>
      </Button>
      {error && <Problem text={failureText(error, notRead, language)} />}
    </div>
  );
}

/** A file that was checked, with what it would change. */
interface Checked {
  file: SettingsFile;
  changes: PartChange[];
}

/** Choosing a file and importing it are two steps: in between the page shows what would change. */
function TakeOver() {
  const language = useLanguage();
  const t = useMessages(settingsFile);
  const tProductForm = useMessages(productForm);
  const { notFile, notChecked } = t;
  const [checked, setChecked] = useState<Checked>();
  const check = useMutation({
    mutationFn: async (chosen: File): Promise<Checked> => {
      const file = parsed(await chosen.text());
      return { file, changes: await checkFile(file) };
    },
    onSuccess: setChecked,
  });
  const isNoFile = check.error instanceof SyntaxError || hasErrorCode(check.error, 'bad-input');
  return (
    <div className="border-line border-t pt-6">
      <ChooseSettings
        onChoose={(chosen) => {
          setChecked(undefined);
          check.mutate(chosen);
        }}
      />
      {check.isPending && (
        <p role="status" className="mt-3 text-ink-soft">
          {tProductForm.processing}
        </p>
      )}
      {check.error && <Problem text={isNoFile ? notFile : failureText(check.error, notChecked, language)} />}
      {checked && <Changes key={JSON.stringify(checked.changes)} checked={checked} onChecked={setChecked} />}
    </div>
  );
}

function ChooseSettings({ onChoose }: { onChoose: (chosen: File) => void }) {
  const t = useMessages(settingsFile);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {t.choose}
      </label>
      <FileInput
        id={id}
        accept=".json,application/json"
        className="mt-2 block w-full text-ink-soft file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-ink/25 file:bg-transparent file:px-5 file:font-semibold file:text-ink"
        onFiles={([file]) => file && onChoose(file)}
      />
    </>
  );
}

interface ChangesProps {
  checked: Checked;
  onChecked: (checked: Checked | undefined) => void;
}

function Changes({ checked: { file, changes }, onChecked }: ChangesProps) {
  const language = useLanguage();
  const t = useMessages(settingsFile);
  const tProductForm = useMessages(productForm);
  const messages = t;
  const cache = useQueryClient();
  const versions = Object.fromEntries(changes.map(({ part, version }) => [part, version]));
  const take = useMutation({
    mutationFn: () => callWithToken('POST /settings/file', { body: { file, versions } }),
    onSuccess: async () => {
      onChecked(undefined);
      await Promise.all(['settings', 'pages'].map((kind) => cache.invalidateQueries({ queryKey: [kind] })));
      void showSuccess(messages.taken, SUCCESS_MS);
    },
    // Somebody has changed a part since, or the answer was lost: asks again what is left to change.
    onError: async (error) => {
      if (!hasErrorCode(error, 'changed-meanwhile') && !isOutcomeUnknown(error)) return;
      const left = await checkFile(file).catch(() => undefined);
      if (left) onChecked({ file, changes: left });
    },
  });
  if (changes.length === 0)
    return (
      <p role="status" className="mt-4">
        {messages.nothing}
      </p>
    );
  return (
    <div className="mt-5">
      <h3 className="font-serif text-lg">{messages.changes}</h3>
      <dl className="mt-3 grid gap-4">
        {changes.map(({ part, before, after }) => (
          <div key={part} className="min-w-0">
            <dt className="mb-1 font-semibold">{partTitle(part, language)}</dt>
            <dd>
              <ChangeList before={before} after={after} isUpdate />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={take.isPending} onClick={() => take.mutate()}>
          {take.isPending ? tProductForm.processing : messages.take}
        </Button>
        <Button variant="quiet" disabled={take.isPending} onClick={() => onChecked(undefined)}>
          {messages.leave}
        </Button>
      </div>
      {take.error && <Problem text={notDoneText(take.error, messages.notTaken, language)} />}
    </div>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-3 text-danger">
      {text}
    </p>
  );
}

/** @throws {SyntaxError} */
function parsed(text: string): SettingsFile {
  return JSON.parse(text); // the server checks what it is
}

async function checkFile(file: SettingsFile): Promise<PartChange[]> {
  return (await callWithToken('POST /settings/file', { body: { file, checkOnly: true } })).changes;
}

/** The title of a part on the page where it is edited. */
function partTitle(part: string, language: LanguageCode): string {
  const known = SETTINGS_PARTS.find((one) => one === part);
  const topic = INFO_TOPICS.find((one) => pageId(one) === part);
  if (known) return messagesIn(language, settingsPage).parts[known].title;
  return topic ? messagesIn(language, common).footer.topics[topic] : part;
}
