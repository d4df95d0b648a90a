import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { RestoredEdits } from '../form/restored-edits.tsx';
import { PageSection, panelStyle } from '../layout/page.tsx';
import { productForm } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { TrackUpload } from './form-uploads.ts';
import { keepPart, openedSettingsQuery, sendPart } from './settings-api.ts';
import { SettingsConflict } from './settings-conflict.tsx';
import { type FieldGroup, isPartial, type SettingsField } from './settings-fields.ts';
import { draftOf, type SeenPart, type SettingsForm, shownIn } from './settings-forms.ts';
import { groupTitle, isBegun, shownGroups, swapped } from './settings-groups.ts';
import { SettingsInput, type SettingsInputProps } from './settings-input.tsx';
import { type SettingsValues, valuesOf } from './settings-values.ts';
import { useVersionedForm } from './use-versioned-form.ts';

export interface SettingsSectionProps<Form extends SettingsForm> {
  form: Form;
  saved: SeenPart<Form>;
  /** The typed values that are not saved; absent if there are none. */
  edited: SettingsValues | undefined;
  onEdit: (values: SettingsValues | undefined) => void;
  /** Whether it is the only form of its page, which has its title and text already. */
  isAlone?: boolean;
  /** A preview of the typed values. */
  preview?: (values: SettingsValues) => ReactNode;
  /** Asks before what is unlikely is saved; undefined if there is nothing to ask. */
  confirm?: (values: SettingsValues, language: LanguageCode) => Promise<boolean> | undefined;
  /** The input of a field, if not the usual one. */
  inputOf?: (input: SettingsInputProps) => ReactNode;
}

/** A form of the settings: its fields, saved by a button of their own. What was typed survives every failure. */
export function SettingsSection<Form extends SettingsForm>({
  form,
  saved,
  edited,
  onEdit,
  isAlone,
  preview,
  confirm,
  inputOf = usualInput,
}: SettingsSectionProps<Form>) {
  const t = useMessages(settingsPage);
  const tProductForm = useMessages(productForm);
  const cache = useQueryClient();
  const { title, text } = t.parts[form];
  const { values, formRef, type, edit, track, submit, isSaving, conflict, restored } = useVersionedForm<SeenPart<Form>>(
    {
      form,
      draft: draftOf(form),
      title,
      saved,
      valuesIn: (part) => valuesOf(form, shownIn(form, part)),
      edited,
      onEdit,
      send: (typed = {}, seen) => sendPart(form, typed, seen),
      keep(present, isTheirs) {
        keepPart(form, present, cache);
        if (isTheirs) void cache.invalidateQueries(openedSettingsQuery()); // another form of the part may have been saved since then
      },
    },
  );

  /** Undefined where there is nothing to move, or nothing above it. */
  function moveUp(group: FieldGroup, above: FieldGroup | undefined) {
    const isMovable = above?.list && group.list && isBegun(group, values);
    return isMovable ? () => edit(swapped(values, group, above)) : undefined;
  }

  return (
    <PageSection title={title} text={text} isAlone={isAlone}>
      {restored && <RestoredEdits {...restored} />}
      {conflict && <SettingsConflict {...conflict} />}
      <Form ref={formRef} aria-label={title} className={`${panelStyle} grid gap-8`} onSubmit={() => submit(confirm)}>
        <TrackUpload value={track}>
          {shownGroups(form, values).map((group, place, groups) => (
            <Group
              key={group.name}
              group={group}
              values={values}
              inputOf={inputOf}
              onType={type}
              onMoveUp={moveUp(group, groups[place - 1])}
            />
          ))}
        </TrackUpload>
        {preview?.(values)}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isSaving} aria-label={isSaving ? undefined : t.savePart(title)}>
            {isSaving ? tProductForm.processing : tProductForm.save}
          </Button>
          {edited && !isSaving && <span className="text-ink-soft">{t.unsaved}</span>}
        </div>
      </Form>
    </PageSection>
  );
}

function bounded(field: SettingsField, values: SettingsValues): SettingsField {
  const { atLeast, range } = field;
  return atLeast ? { ...field, range: { ...range, min: Number(values[atLeast]) || 0 } } : field; // words are no bound
}

function usualInput(input: SettingsInputProps): ReactNode {
  return <SettingsInput {...input} />;
}

interface GroupProps {
  group: FieldGroup;
  values: SettingsValues;
  inputOf: (input: SettingsInputProps) => ReactNode;
  onType: (path: string, value: string) => void;
  onMoveUp: (() => void) | undefined;
}

function Group({ group, values, inputOf, onType, onMoveUp }: GroupProps) {
  const language = useLanguage();
  const t = useMessages(settingsPage);
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
              field: bounded(field, values),
              value: values[field.path] ?? '',
              required: field.required === true || (asksForAll && !isPartial(field)),
              onType: (value) => onType(field.path, value),
            })}
          </Fragment>
        ))}
      </div>
      {onMoveUp && (
        <Button variant="quiet" size="dense" className="mt-3" onClick={onMoveUp}>
          <ArrowUp aria-hidden className="size-4" />
          {t.moveUp}
          <span className="sr-only">
            : <span>{title}</span>
          </span>
        </Button>
      )}
    </fieldset>
  );
}
