import type { NumberKind } from '@aloghor/functions/domain/field-kinds';
import { LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { FAMILY_MAXIMUM, NAME_MAXIMUM, OPTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { PRODUCT_FIELDS, type Unit } from '@aloghor/functions/domain/product-fields';
import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';
import { type ReactNode, useState } from 'react';
import { count } from '../../shared/lib/format.ts';
import { labelOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Field } from '../../shared/ui/fields.tsx';
import { NumberField } from '../form/number-field.tsx';
import { labelIn, languageName } from '../layout/language-names.ts';
import { productForm } from '../messages/en/products.ts';
import { DescriptionField } from './description-field.tsx';
import type { FamilyValues, Texts, TextsByLanguage } from './product-values.ts';

type LocalizedTexts = Partial<Record<LanguageCode, string>>;

interface LocalizedFieldsProps {
  label: string;
  /** The name of the fields, before the code of each language. */
  name: string;
  maxLength: number;
  texts: LocalizedTexts;
  onChange: (texts: LocalizedTexts) => void;
}

/** A text in each language of the shop. */
export function LocalizedFields({ label, name, maxLength, texts, onChange }: LocalizedFieldsProps) {
  const pageLanguage = useLanguage();
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      label={labelIn(language, label, pageLanguage)}
      name={`${name}-${language}`}
      lang={language}
      maxLength={maxLength}
      value={texts[language] ?? ''}
      onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
    />
  ));
}

interface FamilyFieldsProps {
  family: FamilyValues;
  onChange: (family: FamilyValues) => void;
}

/** The family of the product and, once it has one, its name among the choices. */
export function FamilyFields({ family, onChange }: FamilyFieldsProps) {
  const t = useMessages(productForm);
  return (
    <div className="grid gap-4">
      <Field
        label={t.family}
        hint={t.familyHint}
        name="family"
        maxLength={FAMILY_MAXIMUM}
        value={family.id}
        onChange={({ target }) => onChange({ ...family, id: target.value })}
      />
      {family.id.trim() !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <LocalizedFields
            label={t.option}
            name="option"
            maxLength={OPTION_MAXIMUM}
            texts={family.option}
            onChange={(option) => onChange({ ...family, option })}
          />
        </div>
      )}
    </div>
  );
}

interface TranslationFieldsProps {
  translations: TextsByLanguage;
  onChange: (translations: TextsByLanguage) => void;
}

/** Name and description in each language that the shop translates them into. */
export function TranslationFields({ translations, onChange }: TranslationFieldsProps) {
  return TRANSLATED_LANGUAGES.map((language) => (
    <TextFields
      key={language}
      language={language}
      texts={translations[language] ?? { name: '', desc: '' }}
      onChange={(texts) => onChange({ ...translations, [language]: texts })}
    />
  ));
}

interface TextFieldsProps {
  language: LanguageCode;
  texts: Texts;
  onChange: (texts: Texts) => void;
}

/** Collapsed for an item without them. */
function TextFields({ language, texts, onChange }: TextFieldsProps) {
  const t = useMessages(productForm);
  const name = languageName(language, useLanguage());
  const [isOpen, setIsOpen] = useState(texts.name !== '' || texts.desc !== '');
  return (
    <FormPart title={t.translation(name)} hint={t.translationHint(name)} isOpen={isOpen} onToggle={setIsOpen}>
      <Field
        label={t.translated.name(name)}
        name={`name-${language}`}
        lang={language}
        maxLength={NAME_MAXIMUM}
        value={texts.name}
        onChange={(event) => onChange({ ...texts, name: event.target.value })}
      />
      <DescriptionField
        label={t.translated.desc(name)}
        name={`desc-${language}`}
        lang={language}
        value={texts.desc}
        onType={(desc) => onChange({ ...texts, desc })}
      />
    </FormPart>
  );
}

interface FormPartProps {
  title: string;
  hint: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the form that may stay collapsed. */
export function FormPart({ title, hint, isOpen, onToggle, children }: FormPartProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="rounded-xl border border-line px-4 py-3 open:pb-5"
    >
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">{title}</summary>
      <p className="mt-1 text-ink-soft text-sm">{hint}</p>
      <div className="mt-4 grid gap-6">{children}</div>
    </details>
  );
}

interface CategoryBoxesProps {
  chosen: CategoryName[];
  /** If none is ticked, the old categories stay. */
  isOptional: boolean;
  onChange: (chosen: CategoryName[]) => void;
}

/** The categories to tick. The first ticked is the main one: related products share it. */
export function CategoryBoxes({ chosen, isOptional, onChange }: CategoryBoxesProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  return (
    <CheckBoxes
      legend={t.categories}
      hint={isOptional ? t.keepCategories : undefined}
      name="categories"
      options={CATEGORY_NAMES.map((name) => [name, labelOf(name, language)])}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

interface CheckBoxesProps<Value extends string> {
  legend: string;
  hint?: string | undefined;
  name: string;
  /** Values with their labels. */
  options: readonly (readonly [Value, string])[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
}

/** Boxes to tick. What is chosen keeps the order of ticking. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { legend, hint, name, options, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="mb-2 text-ink-soft text-sm">{hint}</p>}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line bg-white px-3 leading-tight transition-colors hover:border-ink has-checked:border-bottle has-checked:bg-bottle/8"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              className="size-5 shrink-0 accent-bottle"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <span className="first-letter:uppercase">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The unit at the end of a field. */
export const unitStyle = 'pointer-events-none absolute top-3 right-4 text-ink-soft';

interface UnitFieldProps {
  label: string;
  name: string;
  number: NumberKind & { unit: Unit };
  /** As it is typed; empty where it is not known. */
  value: string;
  onType: (value: string) => void;
}

/** A number with its unit; may stay empty. */
export function UnitField({ label, name, number: { unit, maximum, decimals, zero }, value, onType }: UnitFieldProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  return (
    <NumberField
      label={label}
      name={name}
      min={zero ? 0 : 10 ** -decimals}
      max={maximum}
      decimals={decimals}
      wrong={zero ? t.wrongStock(count(maximum, language)) : t.wrongSpec(maximum, decimals)}
      value={value}
      onType={onType}
    >
      <span className={unitStyle}>{t.units[unit]}</span>
    </NumberField>
  );
}

interface StockFieldProps {
  /** As it is typed; empty where the product is not counted. */
  stock: string;
  onChange: (stock: string) => void;
}

/** The quantity in stock; may stay empty. */
export function StockField({ stock, onChange }: StockFieldProps) {
  const t = useMessages(productForm);
  return (
    <div>
      <UnitField label={t.stock} name="stock" number={PRODUCT_FIELDS.stock} value={stock} onType={onChange} />
      <p className="mt-1.5 text-ink-soft text-sm">{t.stockHint}</p>
    </div>
  );
}
