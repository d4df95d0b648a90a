import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showFailure, showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { saveMerged } from '../form/compare-sides.ts';
import { conflictIn, whyNotSaved } from '../form/not-saved.ts';
import { useUnsavedForm } from '../form/unsaved-edits.ts';
import { showFormNotDone } from '../layout/show-error.ts';
import { productForm } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { useFormUploads } from './form-uploads.ts';
import { mergeSettings } from './merge-settings.ts';
import type { SettingsConflictProps } from './settings-conflict.tsx';
import type { FormName } from './settings-forms.ts';
import { areSame, pathInForm, type SettingsValues } from './settings-values.ts';

/** What is typed, and the version that it was typed over. */
interface Typed<Seen> {
  values: SettingsValues;
  over: Seen;
}

interface VersionedForm<Seen> {
  form: FormName;
  /** By what this tab keeps what is typed: see `useUnsavedForm`. */
  draft: string;
  /** What is saved, for the popup afterwards. */
  title: string;
  saved: Seen;
  /** What the form shows of a version. */
  valuesIn: (version: Seen) => SettingsValues;
  /** The typed values that are not saved; absent if there are none. */
  edited: SettingsValues | undefined;
  onEdit: (values: SettingsValues | undefined) => void;
  /** Sends the values over the version that was seen; without values, those of a new shop. @throws {ApiError} */
  send: (values: SettingsValues | undefined, seen: Seen) => Promise<Seen>;
  /** Takes over what is in the shop now. `isTheirs`: somebody else has saved it. */
  keep: (present: Seen, isTheirs: boolean) => void;
}

/**
 * A form that is saved over the version that was seen. Where somebody else has changed other fields meanwhile, both changes
 * are kept; where both changed the same, `conflict` asks which stays. What was typed survives every failure.
 */
export function useVersionedForm<Seen>({
  form,
  draft,
  saved,
  edited,
  onEdit,
  valuesIn,
  ...saving
}: VersionedForm<Seen>) {
  const { title, send, keep } = saving;
  const language = useLanguage();
  const t = useMessages(settingsPage);
  const tProductForm = useMessages(productForm);
  const formRef = useRef<HTMLFormElement>(null);
  const { kept, keep: keepTyped, discard } = useUnsavedForm<Typed<Seen>>(draft);
  const [typedOver, setTypedOver] = useState(kept?.over ?? saved); // another form of the same part may save meanwhile
  const [theirs, setTheirs] = useState<Seen>();
  const [isSaving, setIsSaving] = useState(false);
  const seen = edited ? typedOver : saved;
  const shown = valuesIn(seen);
  const values = edited ?? shown;
  const { track, settled } = useFormUploads();
  // What is typed while a picture is uploaded, or while the form is saved, must not be lost.
  const latest = useRef({ values, seen });
  useEffect(() => {
    latest.current = { values, seen };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept when the form opened
  useEffect(() => {
    if (kept) onEdit(kept.values);
  }, []);
  useEffect(() => keepTyped(edited && { values: edited, over: typedOver }), [keepTyped, edited, typedOver]);

  function onDiscard() {
    discard();
    onEdit(undefined);
  }

  function edit(next: SettingsValues) {
    const { seen } = latest.current;
    latest.current = { values: next, seen };
    setTypedOver(() => seen);
    onEdit(areSame(form, next, valuesIn(seen)) ? undefined : next);
  }

  function type(path: string, value: string) {
    edit({ ...latest.current.values, [path]: value });
  }

  /** Saves what is typed once all uploads have arrived; `confirm` asks before. */
  async function submit(confirm?: (values: SettingsValues, language: LanguageCode) => Promise<boolean> | undefined) {
    setIsSaving(true);
    const isWhole = await settled();
    setIsSaving(false);
    if (!isWhole) return showFailure(t.notSavedTitle, tProductForm.picturesMissing, language);
    const question = confirm?.(latest.current.values, language);
    if (question && !(await question)) return;
    await save(latest.current.values);
  }

  const mergedWith = (present: Seen, mine: SettingsValues, over: Seen) =>
    mergeSettings(form, valuesIn(over), mine, valuesIn(present));

  async function save(mine: SettingsValues | undefined, over = latest.current.seen) {
    const { values: typed } = latest.current;
    let sent = typed; // merged with what somebody else has saved, where that is so
    setIsSaving(true);
    try {
      const saved = await saveMerged({
        send(change, seenBefore) {
          sent = change ?? typed;
          return send(change, seenBefore);
        },
        theirsIn: (error) => conflictIn<{ settings: Seen }>(error)?.settings,
        mergeWith(present, change, seenBefore) {
          if (!change) return undefined; // the texts of a new shop replace whatever is there
          const { values: merged, conflicts } = mergedWith(present, change, seenBefore);
          return { change: merged, conflicts };
        },
        change: mine,
        over,
      });
      keep(saved, false);
      discard();
      setTheirs(undefined);
      setTypedOver(() => saved);
      onEdit(typedSince(typed, valuesIn(saved)));
      void showSuccess(t.saved, SUCCESS_MS, title);
    } catch (error) {
      const conflict = conflictIn<{ settings: Seen }>(error);
      if (conflict) return setTheirs(() => conflict.settings);
      const why = whyNotSaved(error, t.notSaved, language);
      void showFormNotDone(formRef.current, error, t.notSavedTitle, why, language, (path) =>
        pathInForm(form, path, sent),
      );
    } finally {
      setIsSaving(false);
    }
  }

  /** What was typed while `typed` was saved, over what the shop has now; undefined if nothing. */
  function typedSince(typed: SettingsValues, present: SettingsValues): SettingsValues | undefined {
    const { values: rest } = mergeSettings(form, typed, latest.current.values, present);
    return areSame(form, rest, present) ? undefined : rest;
  }

  /** Theirs where both changed a field; what I alone changed is still to be saved. */
  function conflictWith(present: Seen): SettingsConflictProps {
    const { values: mine, conflicts } = mergedWith(present, values, seen);
    const inShop = valuesIn(present);
    return {
      fields: conflicts,
      theirs: inShop,
      mine,
      isSaving,
      onKeepTheirs() {
        const rest = { ...mine, ...Object.fromEntries(conflicts.map(({ path }) => [path, inShop[path] ?? ''])) };
        keep(present, true);
        setTheirs(undefined);
        setTypedOver(() => present);
        onEdit(areSame(form, rest, inShop) ? undefined : rest);
      },
      onOverwrite: () => void save(mine, present),
    };
  }

  const conflict = theirs === undefined ? undefined : conflictWith(theirs);
  return {
    values,
    formRef,
    type,
    edit,
    track,
    submit,
    save,
    isSaving,
    conflict,
    restored: kept && edited && { onDiscard },
  };
}
