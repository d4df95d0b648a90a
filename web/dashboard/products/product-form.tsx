import type { Picture } from '@aloghor/functions/contract/pictures';
import type { AdminItem } from '@aloghor/functions/contract/products';
import { DESCRIPTION_MAXIMUM, NAME_MAXIMUM, PRICE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { smallPicture } from '../../shared/ui/pictures.tsx';
import { showFailure, showWarning } from '../../shared/ui/popup.ts';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { NumberField, takaOf } from '../layout/number-field.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { CardPreview, PhotoField } from './photo-field.tsx';
import { mayPassOnRetry, type PhotoProblem } from './photo-file.ts';
import { PicturesField } from './pictures-field.tsx';
import { CategoryBoxes, FamilyFields, StockField, TranslationFields, unitStyle } from './product-fields.tsx';
import {
  areSameValues,
  countOf,
  eachTranslation,
  type FamilyValues,
  type ProductInput,
  type ProductValues,
  valuesOf,
} from './product-values.ts';
import { SpecFields } from './spec-fields.tsx';
import { sentSpecs } from './spec-values.ts';
import { type Photo, type PhotoState, usePhoto } from './use-photo.ts';
import { type Alt, type FormPicture, formPicture, type SentPicture, usePictures } from './use-pictures.ts';

interface ProductFormProps {
  id?: string;
  /** The item to update; absent for a new one. */
  product?: AdminItem;
  /** What a new one begins with; nothing by default. */
  proposed?: ProductValues;
  /** Resolves with whether it was saved; otherwise the form keeps its values. `over` is the submit button's value. */
  onSave: (input: ProductInput, over?: string) => Promise<boolean>;
  /** Rendered above the form, with what would be saved now. */
  children?: (now: { mine: ProductInput; isSaving: boolean }) => ReactNode;
}

/** The one form for a new item and for an old one, with the card as the shop will show it. */
export function ProductForm({ id, product, proposed = valuesOf(product), onSave, children }: ProductFormProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const isNew = product === undefined;
  const [values, setValues] = useState(proposed);
  const [isSaving, setIsSaving] = useState(false);
  const photo = usePhoto();
  const [saved, ...others] = savedPictures(product);
  const [first, setFirst] = useState<Picture | undefined>(saved);
  const further = usePictures(others);
  const current = first && smallPicture(first);
  const set = (change: Partial<ProductValues>) => setValues((before) => ({ ...before, ...change }));
  const isOtherOrder = first?.img !== saved?.img || !areSamePictures(further.pictures, others);
  useAskBeforeLeaving(!areSameValues(values, proposed) || photo.preview !== undefined || isOtherOrder);

  /** The photo and the chosen picture change places. */
  function makeFirst(chosen: FormPicture) {
    if (!first) return;
    const before = { ...formPicture(first), alt: values.alt };
    further.replace(further.pictures.map((one) => (one === chosen ? before : one)));
    setFirst(chosen.picture);
    set({ alt: chosen.alt });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const over = sentBy(event);
    if (isNew && values.categories.length === 0) {
      return showWarning(tAdmin.form.selectCategory, WARNING_MS, tAdmin.form.selectCategoryText);
    }
    setIsSaving(true);
    try {
      const [uploaded, arrived] = await Promise.all([photo.settled(), further.settled()]);
      if (isNew && !uploaded) return photo.reject('missing');
      if (uploaded?.problem) return failUpload(uploaded.problem);
      if (!arrived) return void showFailure(tAdmin.form.errorTitle, tAdmin.form.picturesMissing, language);
      const isSaved = await onSave(inputOf(values, { uploaded, first, further: arrived }, product), over);
      if (isSaved && isNew) {
        setValues(proposed);
        photo.clear();
        further.replace([]);
      }
    } finally {
      setIsSaving(false);
    }
  }

  function failUpload(problem: PhotoProblem) {
    if (!mayPassOnRetry(problem)) return; // shown beside the photo
    void showFailure(tAdmin.form.errorTitle, isNew ? tAdmin.form.addFailed : tAdmin.form.updateFailed, language);
  }

  return (
    <>
      {children?.({ mine: inputOf(values, shownPictures(photo, first, further.pictures), product), isSaving })}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem] lg:gap-12">
        <Form
          id={id}
          onSubmit={save}
          aria-label={isNew ? tAdmin.form.addTitle : tAdmin.form.updateTitle}
          className="grid gap-6"
        >
          <Field
            label={tAdmin.form.name}
            name="name"
            maxLength={NAME_MAXIMUM}
            required
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <NumberField
              label={tAdmin.form.price}
              name="price"
              max={PRICE_MAXIMUM}
              decimals={2}
              required
              wrong={tAdmin.form.wrongPrice(sum(PRICE_MAXIMUM, language))}
              value={values.price}
              onType={(price) => set({ price })}
            >
              <span className={unitStyle}>{tAdmin.form.priceUnit}</span>
            </NumberField>
            <StockField stock={values.stock} onChange={(stock) => set({ stock })} />
          </div>
          <TextArea
            label={tAdmin.form.description}
            name="desc"
            rows={5}
            maxLength={DESCRIPTION_MAXIMUM}
            required
            value={values.desc}
            onChange={(event) => set({ desc: event.target.value })}
          />
          <TranslationFields translations={values.translations} onChange={(translations) => set({ translations })} />
          <CategoryBoxes
            chosen={values.categories}
            isOptional={!isNew}
            onChange={(categories) => set({ categories })}
          />
          <SpecFields values={values.specs} onChange={(specs) => set({ specs })} />
          <FamilyFields family={values.family} onChange={(family) => set({ family })} />
          <PhotoField photo={photo} current={current} />
          <PicturesField
            further={further}
            alt={values.alt}
            onAlt={(alt) => set({ alt })}
            onMakeFirst={first && !photo.preview ? makeFirst : undefined}
          />
          <Button type="submit" className="justify-self-start" disabled={isSaving}>
            {isSaving ? tAdmin.form.processing : tAdmin.form.save}
          </Button>
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

function inputOf(
  { price, stock, categories, specs, alt, ...texts }: ProductValues,
  { uploaded: photo, first, further }: FormPictures,
  product: AdminItem | undefined,
): ProductInput {
  const pictures = picturesOf({ uploaded: photo, first, further }, alt, product);
  const isStockTouched = stock.trim() !== valuesOf(product).stock;
  return {
    name: texts.name.trim(),
    desc: texts.desc.trim(),
    translations: eachTranslation((language) => {
      const { name = '', desc = '' } = texts.translations[language] ?? {};
      return { name: name.normalize('NFC').trim(), desc: desc.normalize('NFC').trim() };
    }),
    price: Number(price),
    ...(isStockTouched && { stock: countOf(stock) }),
    categories,
    specs: sentSpecs(specs),
    family: familyOf(texts.family),
    img: photo?.address ?? '',
    thumbnail: photo?.thumbnail ?? '',
    medium: photo?.medium ?? '',
    ...(pictures && { pictures }),
  };
}

function familyOf({ id, option }: FamilyValues): ProductInput['family'] {
  const familyId = id.normalize('NFC').trim();
  return familyId ? { id: familyId, option } : null;
}

function savedPictures(product: AdminItem | undefined): Picture[] {
  if (!product) return [];
  const { img, thumbnail, medium, pictures = [{ img, thumbnail, medium }] } = product;
  return pictures;
}

interface FormPictures {
  /** The photo that was chosen, if any. */
  uploaded: PhotoState | undefined;
  /** The one that stays without it. */
  first: Picture | undefined;
  further: SentPicture[];
}

/** All pictures of the form; undefined where the product had one alone, and has. */
function picturesOf(
  { uploaded, first, further }: FormPictures,
  alt: Alt,
  product: AdminItem | undefined,
): SentPicture[] | undefined {
  const { address, thumbnail, medium } = uploaded ?? {};
  const photo = address ? { img: address, thumbnail, medium } : first;
  const isSaid = Object.values(alt).some((text) => text?.trim());
  const isList = further.length > 0 || isSaid || product?.pictures !== undefined;
  return photo && isList ? [{ ...photo, alt }, ...further] : undefined;
}

/** As they would be saved now: those that are still being uploaded with a local address. */
function shownPictures(photo: Photo, first: Picture | undefined, further: FormPicture[]): FormPictures {
  return {
    uploaded: { ...photo, address: photo.address ?? photo.preview },
    first,
    further: further.map(({ shown, picture, alt }) => ({ img: shown, ...picture, alt })),
  };
}

/** Also in their order and their texts. */
function areSamePictures(now: FormPicture[], before: Picture[]): boolean {
  const comparable = (all: FormPicture[]) => JSON.stringify(all.map(({ shown, alt }) => [shown, alt]));
  return comparable(now) === comparable(before.map(formPicture));
}

function sentBy({ nativeEvent }: FormEvent): string | undefined {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button?.getAttribute('value') ?? undefined;
}
