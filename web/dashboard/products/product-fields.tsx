import { type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { FAMILY_MAXIMUM, NAME_MAXIMUM, OPTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { labelOf } from '../../shared/api/categories.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { type BoundField, bindFields } from '../form/bind-fields.ts';
import { CheckBoxes } from '../form/choices.tsx';
import { FormPart } from '../form/form-part.tsx';
import { LocalizedFields, TextField } from '../form/text-field.tsx';
import { languageName } from '../layout/language-names.ts';
import { productForm } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { DescriptionField } from './description-field.tsx';
import type { FamilyValues, Texts, TextsByLanguage } from './product-values.ts';

/** The family of the product and, once it has one, its name among the choices. */
export function FamilyFields({ name, value, onType }: BoundField<FamilyValues>) {
  const t = useMessages(productForm);
  const field = bindFields(value, (touched) => onType({ ...value, ...touched }), name);
  return (
    <div className="grid gap-4">
      <TextField {...field('id')} label={t.family} hint={t.familyHint} maxLength={FAMILY_MAXIMUM} />
      {value.id.trim() !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <LocalizedFields {...field('option')} label={t.option} maxLength={OPTION_MAXIMUM} />
        </div>
      )}
    </div>
  );
}

/** Name and description in each language that the shop translates them into. */
export function TranslationFields({ name, value, onType }: BoundField<TextsByLanguage>) {
  return TRANSLATED_LANGUAGES.map((language) => (
    <TextFields
      key={language}
      language={language}
      name={`${name}.${language}`}
      value={value[language] ?? { name: '', desc: '' }}
      onType={(texts) => onType({ ...value, [language]: texts })}
    />
  ));
}

interface TextFieldsProps extends BoundField<Texts> {
  language: LanguageCode;
}

/** Collapsed for an item without them. */
function TextFields({ language, name, value, onType }: TextFieldsProps) {
  const t = useMessages(productForm);
  const named = languageName(language, useLanguage());
  const field = bindFields(value, (touched) => onType({ ...value, ...touched }), name);
  const own = (text: keyof Texts) => ({ ...field(text), label: t.translated[text](named), lang: language });
  const isFilledIn = value.name !== '' || value.desc !== '';
  return (
    <FormPart title={t.translation(named)} hint={t.translationHint(named)} startsOpen={isFilledIn}>
      <TextField {...own('name')} maxLength={NAME_MAXIMUM} />
      <DescriptionField {...own('desc')} />
    </FormPart>
  );
}

interface CategoryBoxesProps extends BoundField<CategoryName[]> {
  /** If none is ticked, the old categories stay. */
  isOptional: boolean;
}

/** The categories to tick. The first ticked is the main one: related products share it. */
export function CategoryBoxes({ isOptional, ...field }: CategoryBoxesProps) {
  const language = useLanguage();
  const categories = useAllCategories();
  const t = useMessages(productForm);
  return (
    <CheckBoxes
      {...field}
      label={t.categories}
      hint={isOptional ? t.keepCategories : undefined}
      options={categories.map((category) => [category.name, labelOf(category, language)])}
    />
  );
}
