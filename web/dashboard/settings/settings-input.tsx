import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { NumberField } from '../form/number-field.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { HomeSections } from './home-sections.tsx';
import { labelOf, type SettingsField } from './settings-fields.ts';
import { SettingsPicture } from './settings-picture.tsx';

export interface SettingsInputProps {
  field: SettingsField;
  value: string;
  /** Also if it is required only because other fields are filled in. */
  required: boolean;
  /** Whether the server has rejected it. */
  isRejected: boolean;
  onType: (value: string) => void;
}

/** Of any script; the browser reads a pattern with the flag for it. */
const DIGIT = '\\p{Nd}';

/** The patterns that the browser checks by kind; the server decides. */
const PATTERNS: Partial<Record<SettingsField['kind'], string>> = {
  phone: `\\s*\\+?${DIGIT}([ \\(\\)\\-]*${DIGIT}){4,}\\s*`,
  page: '\\s*(https?://)?(www\\.)?(m\\.me/)?[A-Za-z0-9.]+/?\\s*',
  address: '\\s*https://.+',
  path: '\\s*/([^\\/\\\\].*)?',
  link: '\\s*(/([^\\/\\\\].*)?|https://.+|mailto:.+|tel:.+)',
};

const TYPES: Partial<Record<SettingsField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  address: 'url',
  moment: 'datetime-local',
};

/** The input of one setting. */
export function SettingsInput({ field, value, required, isRejected, onType }: SettingsInputProps) {
  const pageLanguage = useLanguage();
  const t = useMessages(settingsPage);
  const { path, kind, max, range, language, rows = 3 } = field;
  const { hints, wrong } = t;
  const shared = {
    label: labelOf(field, pageLanguage),
    name: path,
    required,
    value,
    hint: hints[kind === 'path' ? kind : path],
    error: isRejected ? (wrong[kind] ?? wrong.other) : undefined,
  };
  if (kind === 'number') return <NumberField {...shared} {...range} onType={onType} />;
  if (kind === 'picture') return <SettingsPicture {...shared} path={path} onType={onType} />;
  if (kind === 'sections') return <HomeSections value={value} onType={onType} />;
  if (kind === 'long') {
    return (
      <TextArea
        {...shared}
        rows={rows}
        lang={language}
        maxLength={max}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  return (
    <Field
      {...shared}
      type={TYPES[kind] ?? 'text'}
      lang={language}
      maxLength={max}
      pattern={PATTERNS[kind]}
      wrong={wrong[kind]}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
