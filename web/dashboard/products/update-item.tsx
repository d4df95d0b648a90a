import type { StaffItem } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { ButtonLink, Link, useNavigate } from '../../shared/ui/link.tsx';
import { showSuccess } from '../../shared/ui/popup.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { type Sides, saveMerged } from '../form/compare-sides.ts';
import { ConflictFields, ConflictPanel } from '../form/conflict-panel.tsx';
import { useUnsavedForm } from '../form/unsaved-edits.ts';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { productForm } from '../messages/en/products.ts';
import { fieldName } from './field-name.ts';
import { FieldValue } from './field-value.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { mergeItems, type ProductChange } from './merge-items.ts';
import { ProductForm, type Saving, type TypedProduct } from './product-form.tsx';
import { type ProductInput, seenValues } from './product-values.ts';
import { itemOfConflict, itemWithArticle, openedItemQuery, useUpdateProduct, whyItemNotSaved } from './products-api.ts';

const FORM = 'update-item';

/** Loads the current item, then shows the filled product form. Typed values survive every failure. */
export function UpdateItem() {
  const language = useLanguage();
  const t = useMessages(productForm);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(openedItemQuery(id));
  const isGone = hasErrorCode(error, 'not-found');
  return (
    <DashboardPage title={t.updateTitle} text={data && nameOf(data, language)}>
      {isGone && <Missing />}
      {error && !isGone && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <FormSkeleton />}
      {data && (
        <>
          <Link to={paths.dashboard.addChoice(id)} className={`${buttonStyle('quiet', 'dense')} mb-6`}>
            {t.addChoice}
          </Link>
          <Update key={data._id} opened={data} />
        </>
      )}
    </DashboardPage>
  );
}

function Update({ opened }: { opened: StaffItem }) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const unsaved = useUnsavedForm<TypedProduct>(`item ${opened._id}`);
  const [current, setCurrent] = useState(opened);
  const item = unsaved.kept?.over ?? current; // what was typed before is merged with what was saved since
  const [theirs, setTheirs] = useState<StaffItem>();
  const { mutateAsync: updateProduct } = useUpdateProduct(opened._id);
  const navigate = useNavigate();

  async function update(input: ProductInput, overwritten?: string): Promise<Saving> {
    const [change, over] =
      overwritten !== undefined && theirs
        ? [mergeItems({ before: item, mine: input, theirs }).change, theirs]
        : [{ ...input, ...seenValues(item) }, item];
    try {
      await saveMerged({
        send: (sent: ProductChange, { version }: StaffItem) => updateProduct({ change: sent, version }),
        theirsIn: itemOfConflict,
        mergeWith: (saved) => mergeItems({ before: item, mine: input, theirs: saved }),
        change,
        over,
      });
      void showSuccess(t.updated(nameOf(input, language)), SUCCESS_MS);
      await navigate(paths.dashboard.manageItems);
      return 'saved';
    } catch (error) {
      const other = itemWithArticle(error);
      if (other) return { articleOf: nameOf(other, language) };
      const saved = itemOfConflict(error);
      if (!saved) return { error, why: whyItemNotSaved(error, t.updateFailed, language) };
      setTheirs(saved);
      return 'conflict';
    }
  }

  function keep(saved: StaffItem) {
    setCurrent(saved);
    unsaved.discard();
    setTheirs(undefined);
  }

  return (
    <ProductForm
      key={[item.version, item.stock, item.cost].join(' ')}
      id={FORM}
      product={item}
      unsaved={unsaved}
      onSave={update}
    >
      {(now) =>
        theirs && (
          <ItemConflict {...now} before={item} theirs={theirs} formId={FORM} onKeepTheirs={() => keep(theirs)} />
        )
      }
    </ProductForm>
  );
}

function Missing() {
  const t = useMessages(productForm);
  return (
    <Notice title={t.missingTitle} text={t.missing}>
      <ButtonLink to={paths.dashboard.manageItems}>{t.toItems}</ButtonLink>
    </Notice>
  );
}

interface ItemConflictProps extends Sides<StaffItem, ProductInput> {
  isSaving: boolean;
  /** The form to submit for overwriting; the button's value is the version to overwrite. */
  formId: string;
  onKeepTheirs: () => void;
}

/** What both admins have changed: as saved by the other one, beside what this one would save. */
function ItemConflict({ isSaving, formId, onKeepTheirs, ...sides }: ItemConflictProps) {
  const language = useLanguage();
  const { mine, theirs } = sides;
  return (
    <ConflictPanel
      isSaving={isSaving}
      onKeepTheirs={onKeepTheirs}
      overwrite={{ type: 'submit', form: formId, value: theirs.version }}
    >
      <ConflictFields
        fields={mergeItems(sides).conflicts.map((field) => ({
          key: field,
          label: fieldName(field, language),
          theirs: <FieldValue field={field} item={theirs} />,
          mine: <FieldValue field={field} item={mine} />,
        }))}
      />
    </ConflictPanel>
  );
}
