import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../shared/locale/locale.ts';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { labelIn } from '../layout/language-names.ts';
import type { BoundField } from './bind-fields.ts';

/** Of any script; the browser reads a pattern with the flag for it. */
const DIGIT = '\\p{Nd}';
/** Also what is not seen, as around what was copied from the telephone's contacts or from a chat. */
const SPACE = '[\\s\\p{Cf}]*';

/** How the browser takes and checks a line, by its kind; the server decides. */
const LINES = {
  text: {},
  code: {},
  article: { pattern: `${SPACE}[A-Za-z${DIGIT}]+(-[A-Za-z${DIGIT}]+)*${SPACE}` },
  email: { type: 'email' },
  phone: { type: 'tel', pattern: `${SPACE}\\+?${DIGIT}([\\s\\p{Cf}\\p{Pd}\\(\\)]*${DIGIT}){4,}${SPACE}` },
  /** Of Messenger, by its name or its address. */
  page: { pattern: '\\s*(https?://)?(www\\.)?(m\\.me/)?[A-Za-z0-9.]+/?\\s*' },
  address: { type: 'url', pattern: '\\s*https://.+' },
  /** Within the shop. */
  path: { pattern: '\\s*/([^\\/\\\\].*)?' },
  link: { pattern: '\\s*(/([^\\/\\\\].*)?|https://.+|mailto:.+|tel:.+)' },
  moment: { type: 'datetime-local' },
} as const satisfies Record<string, Pick<ComponentProps<'input'>, 'type' | 'pattern'>>;

export type LineKind = keyof typeof LINES;

type TextProps<Props> = Omit<Props, keyof BoundField<string> | 'onChange'> & BoundField<string>;

interface TextFieldProps extends TextProps<ComponentProps<typeof Field>> {
  kind?: LineKind;
}

/** A text of one line. */
export function TextField({ kind = 'text', onType, ...field }: TextFieldProps) {
  return <Field {...LINES[kind]} autoComplete="off" {...field} onChange={({ target }) => onType(target.value)} />;
}

/** A text of several lines. */
export function LongTextField({ onType, ...area }: TextProps<ComponentProps<typeof TextArea>>) {
  return <TextArea {...area} onChange={({ target }) => onType(target.value)} />;
}

type Texts = Partial<Record<LanguageCode, string>>;

interface LocalizedFieldsProps extends BoundField<Texts> {
  label: string;
  maxLength: number;
}

/** A short text in each language of the shop. */
export function LocalizedFields({ label, name, maxLength, value, onType }: LocalizedFieldsProps) {
  const pageLanguage = useLanguage();
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      label={labelIn(language, label, pageLanguage)}
      name={`${name}.${language}`}
      lang={language}
      maxLength={maxLength}
      value={value[language] ?? ''}
      onType={(text) => onType({ ...value, [language]: text })}
    />
  ));
}
