import type { Picture } from '@aloghor/functions/contract/pictures';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { PICTURES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { PhotoProblem } from './photo-file.ts';

/** What a picture shows, by language. */
export type Alt = Partial<Record<LanguageCode, string>>;

/** A picture with its text, as it is sent. */
export type SentPicture = Omit<Picture, 'alt'> & { alt?: Alt | undefined };

/** A picture of the form. The first of them is the photo. */
export interface FormPicture {
  key: string;
  /** Its address, or a local one of the chosen file. */
  shown: string;
  /** Absent for a picture that the product already has. */
  file?: File;
  /** Absent until it is uploaded. */
  picture?: Picture | undefined;
  alt: Alt;
  /** From 0 to 1, while it is being uploaded. */
  progress?: number | undefined;
  problem?: PhotoProblem | undefined;
  /** The saved picture in whose place it was chosen. */
  instead?: FormPicture | undefined;
}

export function formPicture({ alt = {}, ...picture }: Picture): FormPicture {
  return { key: picture.img, shown: picture.img, picture, alt };
}

/** How many further pictures a product can have beside these. */
export function room(pictures: readonly FormPicture[]): number {
  return PICTURES_MAXIMUM - pictures.length;
}

/** With another photo, which brings its own text. The saved one is kept aside for `withoutPicture`. */
export function withPhoto([before, ...others]: readonly FormPicture[], chosen: FormPicture): FormPicture[] {
  return [{ ...chosen, instead: before?.file ? before.instead : before }, ...others];
}

/** Without this picture; a saved one that it had replaced is back, with its text. */
export function withoutPicture(pictures: readonly FormPicture[], key: string): FormPicture[] {
  return pictures.flatMap((one) => (one.key === key ? (one.instead ?? []) : one));
}

/** Also in their order and their texts. */
export function areSamePictures(now: readonly FormPicture[], before: readonly Picture[]): boolean {
  return comparable(now) === comparable(before.map(formPicture));
}

function comparable(pictures: readonly FormPicture[]): string {
  return JSON.stringify(
    pictures.map(({ shown, alt }) => [
      shown,
      Object.entries(alt)
        .filter(([, text]) => text)
        .sort(),
    ]),
  );
}
