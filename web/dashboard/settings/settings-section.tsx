import type { SettingsPart } from '@aloghor/functions/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { PageSection, panelStyle } from '../layout/page.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { keepPart, type SeenPart, useSaveSettings } from './settings-api.ts';
import { SettingsConflict } from './settings-conflict.tsx';
import { type FieldGroup, isPartial, type SettingsField } from './settings-fields.ts';
import { groupTitle, isBegun, shownGroups, swapped } from './settings-groups.ts';
import { SettingsInput, type SettingsInputProps } from './settings-input.tsx';
import { areSame, type SettingsValues, settingsFrom, valuesOf } from './settings-values.ts';
import { useVersionedSave } from './use-versioned-save.ts';

interface SettingsSectionProps<Part extends SettingsPart> {
  part: Part;
  saved: SeenPart<Part>;
  /** What was typed and is not saved; absent where nothing was. */
  edited: SettingsValues | undefined;
  onEdit: (values: SettingsValues | undefined) => void;
  /** How it will look. */
  preview?: (values: SettingsValues) => ReactNode;
  /** The inputs, where they are others than usual. */
  inputOf?: (input: SettingsInputProps) => ReactNode;
}

/** A part of the settings: its fields, saved by a button of their own. What was typed survives every failure. */
export function SettingsSection<Part extends SettingsPart>({
  part,
  saved,
  edited,
  onEdit,
  preview,
  inputOf = usualInput,
}: SettingsSectionProps<Part>) {
  const tAdmin = useMessages(dashboardMessages);
  const cache = useQueryClient();
  const [rejected, setRejected] = useState<string[]>([]);
  const { mutateAsync: send, isPending } = useSaveSettings(part);
  const shown = valuesOf(part, saved);
  const values = edited ?? shown;
  const { title, text } = tAdmin.settings.parts[part];
  const { theirs, save, keepTheirs } = useVersionedSave<SeenPart<Part>, SeenPart<Part>>({
    title,
    send,
    keep: (present) => keepPart(part, present, cache),
    onDone: () => onEdit(undefined),
    onFailed: (error) => setRejected(rejectedPaths(error)),
  });

  function type(path: string, value: string) {
    setRejected((before) => before.filter((one) => one !== path));
    edit({ ...values, [path]: value });
  }

  function edit(next: SettingsValues) {
    onEdit(areSame(part, next, shown) ? undefined : next);
  }

  /** Undefined where there is nothing to move, or nothing above it. */
  function moveUp(group: FieldGroup, above: FieldGroup | undefined) {
    const isMovable = above?.isInList && group.isInList && isBegun(group, values);
    return isMovable ? () => edit(swapped(values, group, above)) : undefined;
  }

  const submit = (version: string) => save({ ...settingsFrom(part, values), version });

  return (
    <PageSection title={title} text={text}>
      {theirs && (
        <SettingsConflict
          part={part}
          theirs={valuesOf(part, theirs)}
          mine={values}
          isSaving={isPending}
          onKeepTheirs={() => keepTheirs(theirs)}
          onOverwrite={() => submit(theirs.version)}
        />
      )}
      <Form
        aria-label={title}
        className={`${panelStyle} grid gap-8`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(saved.version);
        }}
      >
        {shownGroups(part, values).map((group, place, groups) => (
          <Group
            key={group.name}
            group={group}
            values={values}
            rejected={rejected}
            inputOf={inputOf}
            onType={type}
            onMoveUp={moveUp(group, groups[place - 1])}
          />
        ))}
        {preview?.(values)}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            disabled={isPending}
            aria-label={isPending ? undefined : tAdmin.settings.savePart(title)}
          >
            {isPending ? tAdmin.form.processing : tAdmin.form.save}
          </Button>
          {edited && !isPending && <span className="text-ink-soft">{tAdmin.settings.unsaved}</span>}
        </div>
      </Form>
    </PageSection>
  );
}

function usualInput(input: SettingsInputProps): ReactNode {
  return <SettingsInput {...input} />;
}

interface GroupProps {
  group: FieldGroup;
  values: SettingsValues;
  rejected: string[];
  inputOf: (input: SettingsInputProps) => ReactNode;
  onType: (path: string, value: string) => void;
  onMoveUp: (() => void) | undefined;
}

function Group({ group, values, rejected, inputOf, onType, onMoveUp }: GroupProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { name, fields, isAllOrNone } = group;
  const title = groupTitle(name, language);
  const isZone = fields.some(({ path }) => path.startsWith('charges.'));
  const asksForAll = isAllOrNone === true && isBegun(group, values);
  return (
    <fieldset className="min-w-0">
      {title && <legend className="mb-3 font-serif text-lg">{title}</legend>}
      <div
        className={`grid gap-5 ${isZone ? 'grid-cols-2 max-sm:*:first:col-span-2 sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {fields.map((field: SettingsField) => (
          <Fragment key={field.path}>
            {inputOf({
              field,
              value: values[field.path] ?? '',
              required: field.required === true || (asksForAll && !isPartial(field)),
              isRejected: rejected.includes(field.path),
              onType: (value) => onType(field.path, value),
            })}
          </Fragment>
        ))}
      </div>
      {onMoveUp && (
        <Button variant="quiet" size="dense" className="mt-3" onClick={onMoveUp}>
          <ArrowUp aria-hidden className="size-4" />
          {tAdmin.settings.moveUp}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** The fields that the server has rejected, by their paths. */
function rejectedPaths(error: unknown): string[] {
  if (!hasErrorCode(error, 'bad-input')) return [];
  return (error.problem.errors ?? []).map(({ path }) => path);
}
