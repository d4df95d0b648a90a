import { type SentSpecs, specsAfter } from '../contract/specs.ts';
import { asStored, type SentTexts } from '../contract/translations.ts';

/** What a call may send as null: there is none. */
interface Choosable {
  specs?: SentSpecs | null | undefined;
  family?: string | null | undefined;
}

/** The fields of a new product as they are stored. */
export function storedFields<Fields extends SentTexts & Choosable>(sent: Fields) {
  const { specs: sentSpecs, family, ...fields } = sent;
  const specs = specsAfter(undefined, sentSpecs);
  return { ...asStored(fields), ...(specs && { specs }), ...(family && { family }) };
}
