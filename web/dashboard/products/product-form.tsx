import type { Picture } from '@aloghor/functions/contract/pictures';
import type { StaffItem } from '@aloghor/functions/contract/products';
import { PRODUCT_FIELDS } from '@aloghor/functions/domain/product-fields';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { mapSmallPictures } from '@aloghor/functions/domain/small-pictures';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { smallPicture } from '../../shared/ui/pictures.tsx';
import { showFailure, showWarning } from '../../shared/ui/popup.ts';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { takaOf } from '../form/number-field.tsx';
import { RestoredEdits } from '../form/restored-edits.tsx';
import { type UnsavedForm, useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormError } from '../layout/show-error.ts';
import { restored } from '../messages/en/common.ts';
import { productForm } from '../messages/en/products.ts';
import { CardPreview, PhotoField } from './photo-field.tsx';
import { mayPassOnRetry, type PhotoProblem, problemOfFile } from './photo-file.ts';
import { areSamePictures, type FormPicture, type SentPicture } from './picture-list.ts';
import { PicturesField } from './pictures-field.tsx';
import { ProductInputs } from './product-inputs.tsx';
import { areSameValues, type ProductInput, type ProductValues, sentValues, valuesOf } from './product-values.ts';
import type { PhotoState } from './use-photo.ts';
import { usePictures } from './use-pictures.ts';

interface ProductFormProps {
  id?: string;
  /** The item to update; absent for a new one. */
  product?: StaffItem;
  /** What a new one begins with; nothing by default. */
  proposed?: ProductValues;
  /** What this tab keeps of what is typed. */
  unsaved: UnsavedForm<TypedProduct>;
  /** By which a further try to add a new one is the same. */
  keyOfNew?: RefObject<string>;
  /** Resolves with what became of it; if it is not saved, the form keeps its values. `over` is the submit button's value. */
  onSave: (input: ProductInput, over?: string) => Promise<Saving>;
  /** Rendered above the form, with what would be saved now. */
  children?: (now: { mine: ProductInput; isSaving: boolean }) => ReactNode;
}

/** What is typed, and the item that it was typed over; none for a new one. */
export interface TypedProduct {
  values: ProductValues;
  /** Of a new one: a further try to add it is the same one. */
  key?: string | undefined;
  over?: StaffItem | undefined;
}

/** Whether a product was saved, which other product has its article number, or why it was not saved. */
export type Saving = 'saved' | 'conflict' | { articleOf: string } | { error: unknown; why: string };

/** The one form for a new item and for an old one, with the card as the shop will show it. */
export function ProductForm({
  id,
  product,
  proposed = valuesOf(product),
  unsaved,
  keyOfNew,
  onSave,
  children,
}: ProductFormProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const tRestored = useMessages(restored);
  const mayCost = hasPermission(useSession().visitor, PRODUCT_FIELDS.cost.permission);
  const isNew = product === undefined;
  const { kept, keep, discard } = unsaved;
  const [values, setValues] = useState({ ...proposed, ...kept?.values });
  const isTyped = !areSameValues(values, proposed);
  useEffect(
    () => keep(isTyped ? { values, key: keyOfNew?.current, over: product } : undefined),
    [keep, isTyped, values, product, keyOfNew],
  );
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values; // what is typed while pictures are uploaded is saved, too
  });
  const [isSaving, setIsSaving] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isPhotoMissing, setIsPhotoMissing] = useState(false);
  const [taken, setTaken] = useState<{ article: string; by: string }>();
  const saved = savedPictures(product);
  const pictures = usePictures(saved);
  const [first] = pictures.pictures;
  const photo = first ? photoOf(first) : missingPhoto(isPhotoMissing);
  const current = currentPhoto(first);
  useAskBeforeLeaving(isTyped || !areSamePictures(pictures.pictures, saved), () => keep(undefined));

  function clearPhoto() {
    setIsPhotoMissing(false);
    if (first) pictures.remove(first.key);
  }

  async function save(form: HTMLFormElement, submitter: HTMLElement | null) {
    const over = submitter?.getAttribute('value') ?? undefined;
    if (isNew && values.categories.length === 0) {
      return showWarning(t.selectCategory, WARNING_MS, t.selectCategoryText);
    }
    const focused = document.activeElement; // a button that is disabled loses it
    setIsSaving(true);
    try {
      const ended = await pictures.settled();
      const [uploaded] = ended;
      setIsPhotoMissing(!uploaded);
      if (!uploaded) return;
      if (typeof uploaded === 'string') return failUpload(uploaded);
      const arrived = ended.filter((one) => typeof one !== 'string');
      if (arrived.length < ended.length) return void showFailure(t.errorTitle, t.picturesMissing, language);
      const { article } = latest.current;
      const saving = await send(focused, () => onSave(inputOf(latest.current, arrived, product), over));
      if (saving === 'saved') discard();
      if (saving === 'saved' && isNew) {
        setValues(proposed);
        pictures.clear();
      }
      if (typeof saving === 'string') return;
      if ('why' in saving) return void showFormError(form, saving.error, t.errorTitle, saving.why, language);
      setTaken({ article, by: saving.articleOf });
      form.querySelector<HTMLElement>('[name="article"]')?.focus();
    } finally {
      setIsSaving(false);
    }
  }

  /** Nothing can be typed while it is sent, so nothing typed is lost when the form is emptied or left. */
  async function send(focused: Element | null, save: () => Promise<Saving>): Promise<Saving> {
    setIsSending(true);
    const saving = await save();
    flushSync(() => {
      setIsSending(false);
      setIsSaving(false);
    });
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    return saving;
  }

  function failUpload(problem: PhotoProblem) {
    if (!mayPassOnRetry(problem)) return; // shown beside the photo
    void showFailure(t.errorTitle, isNew ? t.addFailed : t.updateFailed, language);
  }

  return (
    <>
      {kept && isTyped && (
        <RestoredEdits
          also={tRestored.photos}
          onDiscard={() => {
            setValues(proposed);
            discard();
          }}
        />
      )}
      {children?.({ mine: inputOf(values, shownPictures(pictures.pictures), product), isSaving })}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem] lg:gap-12">
        <Form id={id} onSubmit={save} aria-label={isNew ? t.addTitle : t.updateTitle}>
          <fieldset disabled={isSending} className="grid min-w-0 grid-cols-1 gap-6">
            <ProductInputs
              values={values}
              onType={(touched) => setValues((before) => ({ ...before, ...touched }))}
              isNew={isNew}
              mayCost={mayCost}
              articleOf={taken && taken.article === values.article ? taken.by : undefined}
            />
            <PhotoField
              name="img"
              photo={{ ...photo, choose: pictures.choosePhoto, clear: clearPhoto }}
              current={current}
            />
            <PicturesField {...pictures} />
            <Button type="submit" className="justify-self-start" disabled={isSaving}>
              {isSaving ? t.processing : t.save}
            </Button>
          </fieldset>
        </Form>
        <CardPreview
          name={values.name}
          translations={values.translations}
          price={takaOf(values.price)}
          img={photo.preview ?? current}
        />
      </div>
    </>
  );
}

function inputOf(values: ProductValues, pictures: SentPicture[], product: StaffItem | undefined): ProductInput {
  const [first] = pictures;
  const photo = first?.img === product?.img ? undefined : first;
  return {
    ...sentValues(values, product),
    img: photo?.img ?? '',
    ...mapSmallPictures((size) => photo?.[size] ?? ''),
    ...(isList(pictures, product) && { pictures }),
  };
}

function savedPictures(product: StaffItem | undefined): Picture[] {
  if (!product) return [];
  return product.pictures ?? [{ img: product.img, ...mapSmallPictures((size) => product[size]) }];
}

/**
 * Whether the pictures are sent as a list, not as a photo alone: if there are several, one has a text, or the product has a
 * list.
 */
function isList(pictures: SentPicture[], product: StaffItem | undefined): boolean {
  const isSaid = pictures.some(({ alt = {} }) => Object.values(alt).some((text) => text?.trim()));
  return pictures.length > 1 || isSaid || product?.pictures !== undefined;
}

/** As they would be saved now: those that are still being uploaded with a local address. */
function shownPictures(pictures: FormPicture[]): SentPicture[] {
  return pictures.map(({ shown, picture, alt }) => ({ img: shown, ...picture, alt }));
}

/** The first picture as the photo field shows it: nothing for one that the product already has. */
function photoOf({ file, shown, picture, progress, problem }: FormPicture): PhotoState {
  if (!file) return {};
  const isShown = problemOfFile(file) === undefined;
  return {
    ...(isShown && { preview: shown }),
    ...(progress !== undefined && { progress }),
    ...(picture && { picture }),
    ...(problem && { problem }),
  };
}

function missingPhoto(isMissing: boolean): PhotoState {
  return isMissing ? { problem: 'missing' } : {};
}

/** The saved photo, which stays where no other is chosen. */
function currentPhoto(first: FormPicture | undefined): string | undefined {
  const saved = first?.file ? first.instead : first;
  return saved?.picture && smallPicture(saved.picture);
}
