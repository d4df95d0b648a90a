import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';
import { labelOf } from '../../shared/lib/product-texts.ts';
import { tAdmin } from '../messages/admin-messages.ts';

interface CategoryBoxesProps {
  chosen: CategoryName[];
  /** With none ticked, the old categories stay. */
  isOptional: boolean;
  onChange: (chosen: CategoryName[]) => void;
}

/** The categories to tick. The first ticked is the main one: related products share it. */
export function CategoryBoxes({ chosen, isOptional, onChange }: CategoryBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{tAdmin.form.categories}</legend>
      {isOptional && <p className="mb-2 text-ink-soft text-sm">{tAdmin.form.keepCategories}</p>}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {CATEGORY_NAMES.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line bg-white px-3 leading-tight transition-colors hover:border-ink has-checked:border-bottle has-checked:bg-bottle/8"
          >
            <input
              type="checkbox"
              name="categories"
              value={name}
              className="size-5 shrink-0 accent-bottle"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            <span className="first-letter:uppercase">{labelOf(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
