import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { SwitchField } from '../form/choices.tsx';
import { NumberField } from '../form/number-field.tsx';
import { LongTextField, TextField } from '../form/text-field.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { CategoryList } from './category-list.tsx';
import { ColourInput } from './colour-input.tsx';
import { HomeSections } from './home-sections.tsx';
import { LogoInput } from './logo-input.tsx';
import { labelOf, type SettingsField } from './settings-fields.ts';
import { SettingsPicture } from './settings-picture.tsx';

export interface SettingsInputProps {
  field: SettingsField;
  value: string;
  /** Also if it is required only because other fields are filled in. */
  required: boolean;
  onType: (value: string) => void;
}

/** The input of one setting. */
export function SettingsInput({ field, value, required, onType }: SettingsInputProps) {
  const pageLanguage = useLanguage();
  const t = useMessages(settingsPage);
  const { path, kind, max, range, codes = [], language, rows = 3 } = field;
  const { hints, wrong } = t;
  const shared = {
    label: labelOf(field, pageLanguage),
    name: path,
    required,
    value,
    onType,
    hint: hints[kind === 'path' ? kind : path],
    wrong: wrong[kind],
  };
  switch (kind) {
    case 'number':
      return <NumberField {...shared} {...range} />;
    case 'picture':
      return <SettingsPicture {...shared} path={path} />;
    case 'categories':
      return <CategoryList path={path} value={value} wrong={shared.wrong} onType={onType} />;
    case 'logo':
      return <LogoInput {...shared} />;
    case 'colour':
      return <ColourInput {...shared} />;
    case 'sections':
      return <HomeSections value={value} onType={onType} />;
    case 'choice':
      return <Select {...shared} options={codes.map((code) => [code, t.choices[code] ?? code])} onChange={onType} />;
    case 'long':
      return <LongTextField {...shared} rows={rows} lang={language} maxLength={max} />;
    case 'switch':
      return (
        <SwitchField name={path} value={value !== ''} onType={(isOn) => onType(isOn ? 'true' : '')}>
          {shared.label}
        </SwitchField>
      );
    case 'message':
      return null; // its page has an input of its own
    default:
      return <TextField {...shared} kind={kind} lang={language} maxLength={max} />;
  }
}
