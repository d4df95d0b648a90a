import type { Category } from '@aloghor/functions/domain/categories';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { labelOf } from '../../shared/api/categories.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { FileInput } from '../layout/file-choice.tsx';
import { productForm } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { UploadProgress } from '../products/photo-field.tsx';
import { PHOTO_TYPES } from '../products/photo-file.ts';
import type { PhotoUse } from '../products/upload-photo.ts';
import { usePhoto } from '../products/use-photo.ts';
import { useTrackUpload } from './form-uploads.ts';

/** As wide as the widest card on a screen with many pixels. */
const USE: PhotoUse = { width: 1_200, smaller: ['thumbnail'] };

interface CategoryPictureProps {
  category: Category;
  onChange: (fields: Partial<Category>) => void;
}

/** The picture of a category, uploaded as soon as it is chosen; without one, that of its newest product is shown. */
export function CategoryPicture({ category, onChange }: CategoryPictureProps) {
  const language = useLanguage();
  const { categories: t } = useMessages(settingsPage);
  const { photoProblems } = useMessages(productForm);
  const id = useId();
  const photo = usePhoto(USE);
  const track = useTrackUpload();
  const { img, thumbnail } = category;
  const label = labelOf(category, language) || t.unnamed;

  async function choose(file: File): Promise<boolean> {
    const picture = await photo.choose(file);
    if (typeof picture === 'object') onChange({ img: picture.img, thumbnail: picture.thumbnail });
    return typeof picture !== 'string';
  }

  function remove() {
    photo.clear();
    onChange({ img: undefined, thumbnail: undefined });
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:row-span-2 md:flex-col md:items-start md:self-start">
      <label htmlFor={id} className="relative shrink-0 cursor-pointer rounded-lg has-focus-visible:outline-2">
        <span className="sr-only">{t.choosePicture(label)}</span>
        {img ? (
          <ProductThumbnail product={{ img: photo.preview ?? img, thumbnail: photo.preview ? undefined : thumbnail }} />
        ) : (
          <span className="grid size-12 place-items-center rounded-lg bg-sand text-ink-soft">
            <ImageUp aria-hidden className="size-5" />
          </span>
        )}
        <FileInput
          id={id}
          accept={PHOTO_TYPES}
          aria-describedby={`${id}-state`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onFiles={([file]) => file && track(choose(file))}
        />
      </label>
      {img && (
        <button
          type="button"
          className="min-h-8 text-ink-soft underline underline-offset-4 hover:text-danger"
          onClick={remove}
        >
          {t.removePicture}
          <span className="sr-only">{`: ${label}`}</span>
        </button>
      )}
      <div id={`${id}-state`} className="empty:hidden">
        {photo.progress !== undefined && <UploadProgress progress={photo.progress} />}
        {photo.problem && (
          <p role="alert" className="text-danger text-sm">
            {photoProblems[photo.problem]}
          </p>
        )}
      </div>
    </div>
  );
}
