import type { StaffSettings } from '@aloghor/functions/contract/settings';
import { BANNERS, type BannerName, type Banners } from '@aloghor/functions/domain/content';
import type { LocalizedText } from '@aloghor/functions/domain/languages';
import type { Settings, SettingsPart } from '@aloghor/functions/domain/settings';

/** What one form edits: a part of the settings, or one of the two banners of one part. */
export type SettingsForm = Exclude<SettingsPart, 'banners'> | BannerName;

/** By what a tab keeps what is typed into a form. */
export function draftOf(form: SettingsForm): string {
  return `settings ${form}`;
}

/** The texts of a page about the shop. */
interface PageTexts {
  title: LocalizedText;
  text: LocalizedText;
}

export type FormSettings = Omit<Settings, 'banners'> & Banners & { page: PageTexts };

/** The forms of the settings, and that of the pages about the shop. */
export type FormName = SettingsForm | 'page';

type PartOf<Form extends SettingsForm> = Form extends BannerName ? 'banners' : Exclude<Form, BannerName>;

/** The part of a form, with the version that the admin has seen. */
export type SeenPart<Form extends SettingsForm> = StaffSettings[PartOf<Form>];

export function partOf<Form extends SettingsForm>(form: Form): PartOf<Form> {
  return (isBanner(form) ? 'banners' : form) as PartOf<Form>;
}

/** What a form shows of its part. */
export function shownIn<Form extends SettingsForm>(form: Form, part: SeenPart<Form>): FormSettings[Form] {
  return (isBanner(form) ? (part as Banners)[form] : part) as FormSettings[Form];
}

/** The part as it is sent: the seen version with the typed values. */
export function withEdits<Form extends SettingsForm>(form: Form, edited: FormSettings[Form], seen: SeenPart<Form>) {
  return isBanner(form) ? { ...seen, [form]: edited } : { ...edited, version: seen.version };
}

export function isBanner(form: FormName): form is BannerName {
  return BANNERS.some((name) => name === form);
}
