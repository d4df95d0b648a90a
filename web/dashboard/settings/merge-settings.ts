import { compareSides, type Sides } from '../form/compare-sides.ts';
import { mergeList } from '../form/merge-list.ts';
import { mergeCategories } from './category-values.ts';
import { type FieldGroup, GROUPS, type SettingsField } from './settings-fields.ts';
import type { FormName } from './settings-forms.ts';
import { isBegun } from './settings-groups.ts';
import { isSameValue, type SettingsValues } from './settings-values.ts';

export interface Merged {
  /** Each field in the version of the one who changed it; mine where both did. */
  values: SettingsValues;
  /** The fields that both changed, each to another value. */
  conflicts: SettingsField[];
}

/** What two admins made of the same settings, `before`, field by field. */
export function mergeSettings(
  form: FormName,
  before: SettingsValues,
  mine: SettingsValues,
  theirs: SettingsValues,
): Merged {
  const [list, alone] = [GROUPS[form].filter(isListed), GROUPS[form].filter((group) => !isListed(group))];
  const sides = { before, mine: withAppended(list, { before, mine, theirs }), theirs };
  const isMoved = list.length > 0 && (hasMoved(list, before, sides.mine) || hasMoved(list, before, theirs));
  // Where questions were moved, those of the same place are not the same question any more.
  const merged = [...alone.map((group) => mergedGroup(group, sides)), ...mergedList(list, sides, isMoved)];
  return {
    values: Object.assign({}, ...merged.map(({ values }) => values)),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

type SettingsSides = Sides<SettingsValues>;

const isListed = ({ list }: FieldGroup) => list !== undefined;

function mergedList(list: readonly FieldGroup[], sides: SettingsSides, isMoved: boolean): Merged[] {
  if (!isMoved) return list.map((group) => mergedGroup(group, sides));
  const whole = { name: 'list', fields: list.flatMap(({ fields }) => fields) };
  const { changed, conflicts } = compareSides([whole], sides, isOtherGroup);
  if (conflicts.length === 0) return [taken(whole, changed.length > 0 ? sides.mine : sides.theirs)];
  const merged = mergedOrder(list, sides);
  return [merged ? { values: merged, conflicts: [] } : whollyMine(whole, sides)];
}

/** Undefined where both changed the same, or one changed or took away what the other moved. */
function mergedOrder(list: readonly FieldGroup[], { before, mine, theirs }: SettingsSides): SettingsValues | undefined {
  const textsIn = (values: SettingsValues) =>
    list.filter((group) => isBegun(group, values)).map((group) => textsOf(group, values));
  const [was, my, their] = [textsIn(before), textsIn(mine), textsIn(theirs)];
  const isLost = was.some((text) => !my.includes(text) && !their.includes(text));
  const isTwice = [was, my, their].some((texts) => new Set(texts).size < texts.length);
  const merged = isLost || isTwice ? undefined : mergeList(was, my, their);
  if (!merged || merged.length > list.length) return undefined;
  const texts = list.flatMap(({ fields }, place) => {
    const values: string[] = JSON.parse(merged[place] ?? '[]');
    return fields.map(({ path }, at) => [path, values[at] ?? ''] as const);
  });
  return Object.fromEntries(texts);
}

function mergedGroup(group: FieldGroup, sides: SettingsSides): Merged {
  const { mine, theirs } = sides;
  // One emptied a group of which the other changed a part: no field of it means anything without the others.
  const hasHalves = group.isAllOrNone && isBegun(group, mine) !== isBegun(group, theirs);
  if (hasHalves && compareSides([group], sides, isOtherGroup).conflicts.length > 0) return whollyMine(group, sides);
  const { changed, conflicts } = compareSides(group.fields, sides, isOtherValue);
  const both = new Map(conflicts.map((field) => [field, mergedValue(field, sides)]));
  const values = group.fields.map((field) => {
    const { path } = field;
    return [path, both.get(field) ?? (changed.includes(field) ? mine : theirs)[path] ?? ''] as const;
  });
  return { values: Object.fromEntries(values), conflicts: conflicts.filter((field) => both.get(field) === undefined) };
}

/** What both made of a value that has parts; undefined where they changed the same. */
function mergedValue({ path, kind }: SettingsField, { before, mine, theirs }: SettingsSides): string | undefined {
  if (kind !== 'categories') return undefined;
  return mergeCategories({ before: before[path] ?? '', mine: mine[path] ?? '', theirs: theirs[path] ?? '' });
}

/** Both changed the whole of it. */
function whollyMine(group: FieldGroup, { mine, theirs }: SettingsSides): Merged {
  const conflicts = group.fields.filter((field) => isOtherValue(field, mine, theirs));
  return { values: taken(group, mine).values, conflicts };
}

function taken({ fields }: FieldGroup, values: SettingsValues): Merged {
  return { values: Object.fromEntries(fields.map(({ path }) => [path, values[path] ?? ''])), conflicts: [] };
}

function isOtherValue(field: SettingsField, one: SettingsValues, other: SettingsValues): boolean {
  return !isSameValue(field, one, other);
}

function isOtherGroup({ fields }: FieldGroup, one: SettingsValues, other: SettingsValues): boolean {
  return fields.some((field) => isOtherValue(field, one, other));
}

/** Whether something of a list stands in another place now. */
function hasMoved(list: readonly FieldGroup[], before: SettingsValues, after: SettingsValues): boolean {
  return list.some(
    (group) =>
      isBegun(group, after) &&
      isOtherGroup(group, before, after) &&
      list.some((other) => other !== group && textsOf(other, before) === textsOf(group, after)),
  );
}

function textsOf({ fields }: FieldGroup, values: SettingsValues): string {
  return JSON.stringify(fields.map(({ path }) => values[path] ?? ''));
}

/** What I added to a list in a place where somebody else added something, too, comes behind all of theirs. */
function withAppended(list: readonly FieldGroup[], { before, mine, theirs }: SettingsSides): SettingsValues {
  const isAdded = (group: FieldGroup, values: SettingsValues) => !isBegun(group, before) && isBegun(group, values);
  const mineAdded = list.filter((group) => isAdded(group, mine));
  const free = list.filter((group) => !isBegun(group, before) && !isBegun(group, theirs));
  const isDisputed = mineAdded.some((group) => isAdded(group, theirs) && isOtherGroup(group, mine, theirs));
  if (!isDisputed || free.length < mineAdded.length) return mine;
  const emptied = mineAdded.flatMap(({ fields }) => fields.map(({ path }) => [path, ''] as const));
  const appended = mineAdded.flatMap((group, place) =>
    group.fields.map(({ path }, at) => [free[place]?.fields[at]?.path ?? path, mine[path] ?? ''] as const),
  );
  return { ...mine, ...Object.fromEntries(emptied), ...Object.fromEntries(appended) };
}
