import type { CategoryName } from '@aloghor/functions/domain/products';
import { Fragment } from 'react';
import { labelOf, namedCategories } from '../../shared/api/categories.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { useAllCategories } from '../staff-settings.ts';

/** The categories of a product by their labels. */
export function CategoryNames({ names }: { names: readonly CategoryName[] }) {
  const language = useLanguage();
  return (
    <span>
      {namedCategories(useAllCategories(), names).map((category, index) => (
        <Fragment key={category.name}>
          {index > 0 && <span>{', '}</span>}
          <span className="inline-block first-letter:uppercase">{labelOf(category, language)}</span>
        </Fragment>
      ))}
    </span>
  );
}
