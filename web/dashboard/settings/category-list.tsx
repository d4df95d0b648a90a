import {
  CATEGORIES_MAXIMUM,
  CATEGORY_LABEL_MAXIMUM,
  type Category,
  isSame,
} from '@aloghor/functions/domain/categories';
import { LANGUAGES } from '@aloghor/functions/domain/languages';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { labelOf } from '../../shared/api/categories.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showNotice } from '../../shared/ui/popup.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { TextField } from '../form/text-field.tsx';
import { labelIn } from '../layout/language-names.ts';
import { OrderedRows } from '../layout/ordered-rows.tsx';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { countInCategory } from '../products/products-api.ts';
import { CategoryPicture } from './category-picture.tsx';
import { categoriesFrom, categoriesText, isDraft, withDraft } from './category-values.ts';
import { isPartial } from './settings-fields.ts';

const NONE = { count: 0, isMore: false };

interface CategoryListProps {
  /** That of the list in what is sent: the inputs are named after it. */
  path: string;
  /** The list as a text: see `category-values.ts`. */
  value: string;
  /** What to say of a name that the server rejects. */
  wrong: string | undefined;
  onType: (value: string) => void;
}

/** The shop's categories: their order, names, pictures, and whether shoppers see them. */
export function CategoryList({ path, value, wrong, onType }: CategoryListProps) {
  const language = useLanguage();
  const { categories: t } = useMessages(settingsPage);
  const tDataTable = useMessages(dataTable);
  const part = useRef<HTMLDivElement>(null);
  const list = categoriesFrom(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value; // what is typed while a picture is uploaded must not be lost
  });
  const change = (next: readonly Category[]) => onType(categoriesText(next));
  const set = (name: CategoryName, fields: Partial<Category>) =>
    change(categoriesFrom(latest.current).map((one) => (one.name === name ? { ...one, ...fields } : one)));
  const nameOf = (category: Category) => labelOf(category, language) || t.unnamed;

  function add() {
    flushSync(() => change(withDraft(list)));
    part.current?.querySelector<HTMLInputElement>('li:last-child input[lang]')?.focus();
  }

  /** The server asks again when it is saved. */
  async function remove(category: Category) {
    try {
      const { count, isMore } = isDraft(category) ? NONE : await countInCategory(category.name);
      if (count > 0) return void showNotice(t.inUse(count, isMore), language, t.inUseTitle(nameOf(category)));
      flushSync(() => change(categoriesFrom(latest.current).filter(({ name }) => name !== category.name)));
      part.current?.querySelector<HTMLElement>(':scope > button')?.focus(); // the clicked one is gone
    } catch (failure) {
      const why = await whyFailed(failure, tDataTable.failed, language);
      void showError(failure, t.notCountedTitle, why, language);
    }
  }

  return (
    <div ref={part} className="min-w-0 sm:col-span-full">
      <OrderedRows
        items={[...list]}
        label={t.list}
        keyOf={({ name }) => name}
        nameOf={nameOf}
        onChange={change}
        onRemove={remove}
        hasFields
      >
        {(category) => (
          <CategoryRow
            path={`${path}.${list.indexOf(category)}`}
            category={category}
            wrong={wrong}
            onChange={(fields) => set(category.name, fields)}
          />
        )}
      </OrderedRows>
      {list.length < CATEGORIES_MAXIMUM && (
        <Button variant="quiet" size="dense" className="mt-3" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t.add}
        </Button>
      )}
    </div>
  );
}

interface CategoryRowProps extends Pick<CategoryListProps, 'path' | 'wrong'> {
  category: Category;
  onChange: (fields: Partial<Category>) => void;
}

function CategoryRow({ path, category, wrong, onChange }: CategoryRowProps) {
  const pageLanguage = useLanguage();
  const { categories: t } = useMessages(settingsPage);
  const { label, hidden } = category;
  const fieldOf = (language: LanguageCode) => ({
    label: labelIn(language, t.name, pageLanguage),
    name: `${path}.label.${language}`,
    wrong,
    lang: language,
    required: !isPartial({ path: '', kind: 'text', language }),
    maxLength: CATEGORY_LABEL_MAXIMUM,
    value: label[language] ?? '',
    onType: (text: string) => onChange({ label: { ...label, [language]: text } }),
  });
  return (
    <div className="grid min-w-0 grow gap-3 py-1 max-sm:basis-[70%] md:grid-cols-[8rem_1fr_1fr] md:items-end">
      <CategoryPicture category={category} onChange={onChange} />
      {LANGUAGES.map((language) => (
        <TextField key={language} {...fieldOf(language)} />
      ))}
      <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5 md:col-start-2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-bottle"
          checked={!hidden}
          onChange={() => onChange({ hidden: hidden ? undefined : true })}
        />
        {t.shown}
      </label>
      <FormerLabels category={category} onChange={onChange} />
    </div>
  );
}

/** Whether the addresses of its earlier names lead to it. Its first one always does. */
function FormerLabels({ category: { name, formerLabels = [] }, onChange }: Omit<CategoryRowProps, 'path' | 'wrong'>) {
  const { categories: t } = useMessages(settingsPage);
  const [known, setKnown] = useState(formerLabels);
  if (formerLabels.length > 0 && formerLabels.join() !== known.join()) setKnown(formerLabels);
  const former = known.filter((label) => !isSame(label, name));
  if (former.length === 0) return null;
  return (
    <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-bottle"
        checked={formerLabels.length > 0}
        onChange={({ currentTarget }) => onChange({ formerLabels: currentTarget.checked ? known : [] })}
      />
      <span className="wrap-anywhere">{t.formerLabels(former.join(', '))}</span>
    </label>
  );
}
