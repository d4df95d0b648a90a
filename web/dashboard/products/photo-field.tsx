import { useEffect, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { ProductCard } from '../../shared/products/product-card.tsx';
import { FieldProblem, useField } from '../../shared/ui/fields.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { FileChoice } from '../layout/file-choice.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { productForm } from '../messages/en/products.ts';
import { PHOTO_TYPES } from './photo-file.ts';
import type { TextsByLanguage } from './product-values.ts';
import type { PhotoState } from './use-photo.ts';

interface PhotoFieldProps {
  name: string;
  photo: PhotoState & { choose: (file: File) => void; clear: () => void };
  /** The picture that stays when no other is chosen. */
  current?: string | undefined;
  label?: string;
  hint?: string | undefined;
}

/** Chooses a photo by click or drop; shows its progress and its problem. */
export function PhotoField({ name, photo, current, label, hint }: PhotoFieldProps) {
  const t = useMessages(productForm);
  const { preview, progress, picture, problem } = photo;
  const { frame, control } = useField({ label: label ?? t.photo, error: problem && t.photoProblems[problem] });
  const { id } = frame;
  const shown = useLoadedPicture(preview ?? current);
  return (
    <div>
      <FileChoice
        {...control}
        name={name}
        label={frame.label}
        choose={preview || current ? t.otherPhoto : t.choosePhoto}
        shown={shown && <ProductThumbnail product={{ img: shown }} size={80} />}
        accept={PHOTO_TYPES}
        aria-describedby={`${id}-state ${control['aria-describedby'] ?? ''}`}
        onFiles={([file]) => file && photo.choose(file)}
        actions={
          (preview || problem) && (
            <button
              type="button"
              className="ml-4 text-ink-soft underline underline-offset-4 hover:text-danger"
              onClick={photo.clear}
            >
              {t.removePhoto}
            </button>
          )
        }
        hint={
          <>
            {t.photoHint}
            {hint && <span className="block">{hint}</span>}
            {current && <span className="block">{t.keepPhoto}</span>}
          </>
        }
      >
        <div id={`${id}-state`}>
          {progress !== undefined && <UploadProgress progress={progress} />}
          {picture && <p className="mt-1 font-semibold text-sm text-success">{t.uploaded}</p>}
        </div>
      </FileChoice>
      <FieldProblem {...frame} />
    </div>
  );
}

/** How much of a photo is uploaded, from 0 to 1. */
export function UploadProgress({ progress }: { progress: number }) {
  const t = useMessages(productForm);
  const percent = Math.round(progress * 100);
  const text = percent < 100 ? t.uploading(percent) : t.checking;
  return (
    <div className="mt-2">
      <ProgressBar done={percent} total={100} label={text} />
      <p className="text-sm">{text}</p>
    </div>
  );
}

interface CardPreviewProps {
  name: string;
  translations: TextsByLanguage;
  price: number;
  img: string | undefined;
}

// A grey square until there is a picture to show.
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

/** The shop's own card, as an inert preview. */
export function CardPreview({ name, translations, price, img }: CardPreviewProps) {
  const t = useMessages(productForm);
  const picture = useLoadedPicture(img);
  return (
    <section aria-label={t.preview} className="lg:sticky lg:top-28">
      <h2 className="mb-3 font-sans font-semibold text-ink-soft text-sm tracking-normal">{t.preview}</h2>
      <div inert className="w-56 lg:w-full">
        <ProductCard
          turn="soon"
          product={{
            _id: 'preview',
            name: name.trim() || t.previewName,
            translations,
            price: Math.max(0, price), // other problems are shown by the form
            categories: [],
            img: picture ?? NO_PICTURE,
          }}
        />
      </div>
    </section>
  );
}

/** The address of a picture once it is loaded; undefined until then, and for a broken one. */
function useLoadedPicture(address: string | undefined): string | undefined {
  const [showable, setShowable] = useState<string>();

  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => isWanted && setShowable(address),
      () => undefined, // the placeholder stays
    );
    return () => {
      isWanted = false;
    };
  }, [address]);

  return showable === address ? address : undefined;
}
