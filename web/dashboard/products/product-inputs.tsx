import { ARTICLE_MAXIMUM } from '@aloghor/functions/domain/article-number';
import { NAME_MAXIMUM, PRICE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { PRODUCT_FIELDS } from '@aloghor/functions/domain/product-fields';
import { ROOMS } from '@aloghor/functions/domain/products';
import { sum } from '../../shared/lib/format.ts';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { bindFields } from '../form/bind-fields.ts';
import { CheckBoxes } from '../form/choices.tsx';
import { UnitField } from '../form/kind-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { productForm } from '../messages/en/products.ts';
import { DescriptionField } from './description-field.tsx';
import { CategoryBoxes, FamilyFields, TranslationFields } from './product-fields.tsx';
import type { ProductValues } from './product-values.ts';
import { SpecFields } from './spec-fields.tsx';

interface ProductInputsProps {
  values: ProductValues;
  onType: (touched: Partial<ProductValues>) => void;
  isNew: boolean;
  /** Whether the visitor may see what the shop pays for one. */
  mayCost: boolean;
  /** The name of the product that has the article number already. */
  articleOf: string | undefined;
}

/** An input for each field of a product but its pictures. */
export function ProductInputs({ values, onType, isNew, mayCost, articleOf }: ProductInputsProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const { fields, codes } = useMessages(productSpecs);
  const field = bindFields(values, onType);
  return (
    <>
      <TextField {...field('name')} label={t.name} maxLength={NAME_MAXIMUM} required />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          {...field('price')}
          label={t.price}
          max={PRICE_MAXIMUM}
          decimals={2}
          required
          wrong={t.wrongPrice(sum(PRICE_MAXIMUM, language))}
          unit={t.priceUnit}
        />
        {mayCost && (
          <NumberField
            {...field('cost')}
            label={t.cost}
            hint={t.costHint}
            max={PRODUCT_FIELDS.cost.maximum}
            decimals={2}
            wrong={t.wrongPrice(sum(PRODUCT_FIELDS.cost.maximum, language))}
            unit={t.priceUnit}
          />
        )}
        <UnitField {...field('stock')} definition={PRODUCT_FIELDS.stock} label={t.stock} hint={t.stockHint} />
        <UnitField {...field('weight')} definition={PRODUCT_FIELDS.weight} label={t.weight} />
        <TextField
          {...field('article')}
          kind="article"
          label={t.article}
          hint={t.articleHint}
          wrong={t.wrongArticle}
          error={articleOf === undefined ? undefined : t.articleTaken(articleOf)}
          maxLength={ARTICLE_MAXIMUM}
        />
        <TextField {...field('shelf')} label={t.shelf} hint={t.shelfHint} maxLength={PRODUCT_FIELDS.shelf.maximum} />
      </div>
      <DescriptionField {...field('desc')} label={t.description} required />
      <TranslationFields {...field('translations')} />
      <CategoryBoxes {...field('categories')} isOptional={!isNew} />
      <CheckBoxes {...field('rooms')} label={fields.rooms} options={ROOMS.map((room) => [room, codes.rooms[room]])} />
      <SpecFields {...field('specs')} />
      <FamilyFields {...field('family')} />
    </>
  );
}
