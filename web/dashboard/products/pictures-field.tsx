import { ALT_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { count } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { DropZone } from '../layout/drop-zone.tsx';
import { OrderedRows } from '../layout/ordered-rows.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { UploadProgress } from './photo-field.tsx';
import { FormPart, LocalizedFields } from './product-fields.tsx';
import { type Alt, type FormPicture, type Pictures, room } from './use-pictures.ts';

const ALT = { name: 'alt', maxLength: ALT_MAXIMUM };

interface PicturesFieldProps {
  further: Pictures;
  /** What the photo shows. */
  alt: Alt;
  onAlt: (alt: Alt) => void;
  /** Absent while there is no photo to change places with. */
  onMakeFirst: ((chosen: FormPicture) => void) | undefined;
}

/** What the photo shows, and the pictures after it: chosen many at once, each with its progress and its text. */
export function PicturesField({ further, alt, onAlt, onMakeFirst }: PicturesFieldProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { pictures } = further;
  const [isOpen, setIsOpen] = useState(pictures.length > 0 || Object.keys(alt).length > 0);
  const placeOf = (picture: FormPicture) => tAdmin.form.pictureAt(count(pictures.indexOf(picture) + 2, language));
  return (
    <FormPart title={tAdmin.form.pictures} hint={tAdmin.form.picturesHint} isOpen={isOpen} onToggle={setIsOpen}>
      <LocalizedFields {...ALT} label={tAdmin.form.photoAlt} texts={alt} onChange={onAlt} />
      {pictures.length > 0 && (
        <OrderedRows
          items={pictures}
          label={tAdmin.form.pictures}
          keyOf={({ key }) => key}
          nameOf={placeOf}
          onChange={further.replace}
        >
          {(picture) => (
            <PictureRow
              picture={picture}
              place={placeOf(picture)}
              onAlt={(text) => further.change(picture.key, { alt: text })}
              onRetry={() => void further.retry(picture.key)}
              onMakeFirst={onMakeFirst && picture.picture && (() => onMakeFirst(picture))}
            />
          )}
        </OrderedRows>
      )}
      {room(pictures) > 0 ? <ChoosePictures onFiles={further.add} /> : <p>{tAdmin.form.noMorePictures}</p>}
    </FormPart>
  );
}

interface PictureRowProps {
  picture: FormPicture;
  place: string;
  onAlt: (alt: Alt) => void;
  onRetry: () => void;
  onMakeFirst: (() => void) | undefined;
}

function PictureRow({
  picture: { shown, alt, progress, problem },
  place,
  onAlt,
  onRetry,
  onMakeFirst,
}: PictureRowProps) {
  const tAdmin = useMessages(dashboardMessages);
  const t = useMessages(commonMessages);
  return (
    <fieldset aria-label={place} className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-4">
        <img src={shown} alt="" width="80" height="80" className="size-20 rounded-lg bg-stone object-cover" />
        {progress !== undefined && <UploadProgress progress={progress} />}
        {problem && (
          <div>
            <p role="alert" className="text-danger">
              {tAdmin.form.photoProblems[problem]}
            </p>
            <button type="button" className="min-h-11 underline underline-offset-4" onClick={onRetry}>
              {t.page.tryAgain}
            </button>
          </div>
        )}
        {onMakeFirst && (
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={onMakeFirst}>
            {tAdmin.form.makePhoto}
          </button>
        )}
      </div>
      <div className="mt-3 grid gap-3">
        <LocalizedFields {...ALT} label={tAdmin.form.alt} texts={alt} onChange={onAlt} />
      </div>
    </fieldset>
  );
}

function ChoosePictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const tAdmin = useMessages(dashboardMessages);
  const id = useId();
  return (
    <DropZone className="bg-white p-4" onFiles={onFiles}>
      <span className="grid size-20 shrink-0 place-items-center rounded-lg bg-sand text-ink-soft">
        <ImagePlus aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="cursor-pointer font-semibold text-bottle underline underline-offset-4">
          {tAdmin.form.choosePictures}
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept="image/png,image/jpeg,image/gif,image/webp"
          aria-describedby={`${id}-hint`}
          className="sr-only scroll-my-24" // its visible frame is larger
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = ''; // so that the same file can be chosen again after a failure
          }}
        />
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {tAdmin.form.choosePicturesHint}
        </p>
      </div>
    </DropZone>
  );
}
