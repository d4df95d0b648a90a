import { familyAfter, type SentFamily } from '../contract/families.ts';
import { picturesOf } from '../contract/pictures.ts';
import { type SentSpecs, specsAfter } from '../contract/specs.ts';
import { asStored, type SentTexts } from '../contract/translations.ts';

/** Fields that a call may send as null, for none. */
interface Choosable {
  specs?: SentSpecs | null | undefined;
  family?: SentFamily | null | undefined;
}

/** The fields of a new product as they are stored. */
export function storedFields<Fields extends SentTexts & Choosable & Parameters<typeof picturesOf>[0]>(sent: Fields) {
  const { specs: sentSpecs, family: sentFamily, img, thumbnail, medium, pictures, ...fields } = sent;
  const specs = specsAfter(undefined, sentSpecs);
  const family = familyAfter(undefined, sentFamily ?? null);
  const all = picturesOf({ img, thumbnail, medium, pictures });
  return { ...asStored(fields), ...all, ...(specs && { specs }), ...(family && { family }) };
}
