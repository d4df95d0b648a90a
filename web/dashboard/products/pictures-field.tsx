import { ALT_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ImagePlus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { count } from '../../shared/lib/format.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Problem } from '../../shared/ui/status.tsx';
import { FormPart } from '../form/form-part.tsx';
import { LocalizedFields } from '../form/text-field.tsx';
import { FileChoice } from '../layout/file-choice.tsx';
import { OrderedRows } from '../layout/ordered-rows.tsx';
import { productForm } from '../messages/en/products.ts';
import { UploadProgress } from './photo-field.tsx';
import { mayPassOnRetry, PHOTO_TYPES, type PhotoProblem } from './photo-file.ts';
import { type Alt, type FormPicture, room } from './picture-list.ts';
import type { Pictures } from './use-pictures.ts';

type PicturesFieldProps = Pick<Pictures, 'pictures' | 'leftOut' | 'add' | 'change' | 'retry' | 'remove' | 'reorder'>;

/**
 * The pictures in their order, the photo first: chosen many at once, each with its progress and its text. A photo that
 * is alone has no order, only a text.
 */
export function PicturesField({ pictures, leftOut, add, change, retry, remove, reorder }: PicturesFieldProps) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const [first, ...further] = pictures;
  const isFilledIn = further.length > 0 || Object.keys(first?.alt ?? {}).length > 0;
  const placeOf = (picture: FormPicture) => t.pictureAt(count(pictures.indexOf(picture) + 1, language));
  const altOf = (picture: FormPicture) => ({
    name: `pictures.${pictures.indexOf(picture)}.alt`,
    maxLength: ALT_MAXIMUM,
    value: picture.alt,
    onType: (alt: Alt) => change(picture.key, { alt }),
  });
  return (
    <FormPart title={t.pictures} hint={t.picturesHint} startsOpen={isFilledIn}>
      {first && further.length === 0 && <LocalizedFields {...altOf(first)} label={t.photoAlt} />}
      {further.length > 0 && (
        <OrderedRows
          items={pictures}
          label={t.pictures}
          keyOf={({ key }) => key}
          nameOf={placeOf}
          onChange={reorder}
          onRemove={({ key }) => remove(key)}
          hasFields
        >
          {(picture) => (
            <PictureRow
              picture={picture}
              place={placeOf(picture)}
              isPhoto={picture === first}
              alt={altOf(picture)}
              onRetry={() => void retry(picture)}
              onRemove={() => remove(picture.key)}
              onMakeFirst={() => reorder([picture, ...pictures.filter((other) => other !== picture)])}
            />
          )}
        </OrderedRows>
      )}
      <Problem>{leftOut > 0 && t.picturesLeftOut(leftOut)}</Problem>
      {room(pictures) > 0 ? <ChoosePictures onFiles={add} /> : <p>{t.noMorePictures}</p>}
    </FormPart>
  );
}

interface PictureRowProps {
  picture: FormPicture;
  place: string;
  isPhoto: boolean;
  alt: Omit<ComponentProps<typeof LocalizedFields>, 'label'>;
  onRetry: () => void;
  onRemove: () => void;
  onMakeFirst: () => void;
}

/** The photo's own field shows its progress and its problem. */
function PictureRow({ picture, place, isPhoto, alt, onRetry, onRemove, onMakeFirst }: PictureRowProps) {
  const t = useMessages(productForm);
  const { shown, progress, problem } = picture;
  return (
    <fieldset aria-label={place} className="min-w-0 grow basis-0 pt-1 max-sm:basis-[calc(100%-3rem)] max-sm:pr-2">
      <div className="flex flex-wrap items-center gap-4">
        <ProductThumbnail product={{ img: shown }} size={80} />
        {isPhoto && <p className="font-semibold">{t.photo}</p>}
        {!isPhoto && progress !== undefined && <UploadProgress progress={progress} />}
        {!isPhoto && problem && <FailedPicture problem={problem} onRetry={onRetry} onRemove={onRemove} />}
        {!isPhoto && picture.picture && (
          <button type="button" className={linkStyle} aria-label={`${t.makePhoto}: ${place}`} onClick={onMakeFirst}>
            {t.makePhoto}
          </button>
        )}
      </div>
      <div className="mt-3 grid gap-3">
        <LocalizedFields {...alt} label={t.alt} />
      </div>
    </fieldset>
  );
}

const linkStyle = 'min-h-11 underline underline-offset-4';

interface FailedPictureProps {
  problem: PhotoProblem;
  onRetry: () => void;
  onRemove: () => void;
}

/** Why a picture is not there, and what helps: another try, or another file. */
function FailedPicture({ problem, onRetry, onRemove }: FailedPictureProps) {
  const t = useMessages(productForm);
  const tCommon = useMessages(common);
  return (
    <div>
      <Problem>{t.photoProblems[problem]}</Problem>
      {mayPassOnRetry(problem) ? (
        <button type="button" className={linkStyle} onClick={onRetry}>
          {tCommon.page.tryAgain}
        </button>
      ) : (
        <button type="button" className={linkStyle} onClick={onRemove}>
          {t.removePhoto}
        </button>
      )}
    </div>
  );
}

function ChoosePictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useMessages(productForm);
  const id = useId();
  return (
    <FileChoice
      id={id}
      multiple
      choose={t.choosePictures}
      icon={ImagePlus}
      hint={t.choosePicturesHint}
      accept={PHOTO_TYPES}
      onFiles={onFiles}
    />
  );
}
