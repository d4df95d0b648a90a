import type { Product } from '@aloghor/functions/contract/products';
import { type ListField, PRODUCT_FIELDS, type TableField, tableFields } from '@aloghor/functions/domain/product-fields';
import type { SpecName } from '@aloghor/functions/domain/specs';
import type { LanguageCode } from '../lib/language.ts';
import { productSpecs } from '../locale/en/specs.ts';
import { messagesIn } from '../locale/locale.ts';
import { codeTexts, measureText, specTexts } from './spec-texts.ts';

export interface Fact {
  name: TableField | SpecName;
  label: string;
  text: string;
}

/** What the table of a product's page has, as far as it is known, in its order. */
export function factTexts(product: Pick<Product, TableField | 'specs'>, language: LanguageCode): Fact[] {
  const { fields } = messagesIn(language, productSpecs);
  const factsOf = (place: 'above' | 'below') =>
    tableFields(place).flatMap((name) => {
      const text = fieldText(name, product[name], language);
      return text === undefined ? [] : { name, label: fields[name], text };
    });
  return [...factsOf('above'), ...specTexts(product.specs ?? {}, language), ...factsOf('below')];
}

/** The value of a field in words, by its kind; undefined where there is none. */
function fieldText(field: TableField, value: unknown, language: LanguageCode): string | undefined {
  const definition = PRODUCT_FIELDS[field];
  if (value === undefined || value === null) return undefined;
  if (definition.kind === 'number') return measureText(definition.unit, Number(value), language);
  return 'codes' in definition ? codeTexts(field as ListField, [value].flat(), language) : String(value); // by its kind
}
