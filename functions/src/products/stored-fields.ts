import { picturesOf } from '../contract/pictures.ts';
import { type SentSpecs, specsAfter } from '../contract/specs.ts';
import { asStored, type SentTexts } from '../contract/translations.ts';

/** What a call may send as null: there is none. */
interface Choosable {
  specs?: SentSpecs | null | undefined;
  family?: string | null | undefined;
}

/** The fields of a new product as they are stored. */
export function storedFields<Fields extends SentTexts & Choosable & Parameters<typeof picturesOf>[0]>(sent: Fields) {
  const { specs: sentSpecs, family, img, thumbnail, medium, pictures, ...fields } = sent;
  const specs = specsAfter(undefined, sentSpecs);
  const all = picturesOf({ img, thumbnail, medium, pictures });
  return { ...asStored(fields), ...all, ...(specs && { specs }), ...(family && { family }) };
}
