import type { Picture } from '@aloghor/functions/contract/pictures';
import type { SentSpecs } from '@aloghor/functions/contract/specs';
import { type ListField, PRODUCT_FIELDS, type Unit } from '@aloghor/functions/domain/product-fields';
import type { CategoryName } from '@aloghor/functions/domain/products';
import type { ReactNode } from 'react';
import { price } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { textsIn } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { codeTexts, measureText, specTexts } from '../../shared/products/spec-texts.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { auditLog } from '../messages/en/admin.ts';
import { productForm, productsPage } from '../messages/en/products.ts';
import { CategoryNames } from './category-names.tsx';
import {
  type ComparedItem,
  familyText,
  type ItemField,
  type OwnField,
  type SentFamily,
  translationOf,
} from './merge-items.ts';
import { saidSpecs } from './spec-values.ts';

/** The value of a field in a conflict, by its kind. */
export function FieldValue({ field, item }: { field: ItemField; item: ComparedItem }) {
  const language = useLanguage();
  const translation = translationOf(field);
  if (translation)
    return <span lang={translation.language}>{textsIn(item, translation.language)[translation.text]}</span>;
  const definition = PRODUCT_FIELDS[field as OwnField];
  const shown = SHOWN[definition.kind] as (value: unknown, language: LanguageCode, definition: unknown) => ReactNode;
  return shown(valueIn(item, field as OwnField), language, { ...definition, field }); // casts: the value is of its kind
}

/** A photo alone is also the list of the pictures. */
function valueIn(item: ComparedItem, field: OwnField): unknown {
  return field === 'pictures' && !item.pictures ? [{ img: item.img }] : item[field];
}

interface Values {
  text: string;
  article: string | null | undefined;
  label: string | null | undefined;
  taka: number;
  optionalTaka: number | null | undefined;
  number: number | null | undefined;
  flag: boolean | undefined;
  list: readonly string[] | null | undefined;
  categories: CategoryName[];
  specs: SentSpecs | undefined;
  family: SentFamily;
  picture: string;
  pictures: readonly Picture[] | undefined;
}

const SHOWN: {
  [Kind in keyof Values]: (
    value: Values[Kind],
    language: LanguageCode,
    of: { field: ListField; unit: Unit },
  ) => ReactNode;
} = {
  text: (text) => text,
  article: (article) => article,
  label: (label) => label,
  taka: price,
  optionalTaka: (taka, language) =>
    typeof taka === 'number' ? price(taka, language) : messagesIn(language, productForm).notSaid,
  number: (number, language, { unit }) => {
    const t = messagesIn(language, productForm);
    const tProductsPage = messagesIn(language, productsPage);
    if (typeof number !== 'number') return unit === 'pieces' ? t.notCounted : t.notSaid;
    return unit === 'pieces' ? tProductsPage.quantity(number) : measureText(unit, number, language);
  },
  flag: (is, language) => messagesIn(language, auditLog).whether[is ? 'true' : 'false'],
  list: (codes, language, { field }) => codes && codeTexts(field, codes, language),
  categories: (names) => <CategoryNames names={names} />,
  specs: (specs, language) =>
    specTexts(saidSpecs(specs), language)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; '),
  family: familyText,
  picture: (img) => <ProductThumbnail product={{ img }} size={80} />,
  pictures: (pictures = []) => (
    <span className="flex flex-wrap gap-2">
      {pictures.map(({ img, alt }) => (
        <ProductThumbnail key={img} product={{ img }} size={56} alt={Object.values(alt ?? {}).join(', ')} />
      ))}
    </span>
  ),
};
