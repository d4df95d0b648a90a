import { TRANSLATED_TEXTS, type TranslatedText } from './product-fields.ts';

/** The texts of a product that people write. */
export interface WrittenTexts extends Partial<Record<TranslatedText, string | undefined>> {
  translations?: Readonly<Record<string, Translated | null | undefined>> | null | undefined;
  family?:
    | { id: string; option?: Readonly<Record<string, string | null | undefined>> | null | undefined }
    | null
    | undefined;
}

type Translated = Partial<Record<TranslatedText, string | null | undefined>>;

/**
 * Whether a text lost its letters on the way, as where a spreadsheet saves Bangla in a character set without it. A
 * text that the product has already is none, whatever it holds.
 */
export function hasUnreadableText(sent: WrittenTexts, product: WrittenTexts = {}): boolean {
  const before = cellsOf(product);
  return [...cellsOf(sent)].some(([place, text]) => {
    const kept = before.get(place) ?? '';
    return (
      text !== kept && (isUnreadable(text) || lostLetters(kept, text) || (isTranslation(place) && lacksWord(text)))
    );
  });
}

/** Whether a text is unreadable, whatever it was before: it holds replacement characters or UTF-8 read as Latin letters, or only question marks. */
export function isUnreadable(text: string): boolean {
  return text.includes('\uFFFD') || MISREAD.test(text) || isOnlyQuestionMarks(text);
}

/** The bytes of Bangla, or of quotation marks and accents, in UTF-8, each shown as a Latin letter. */
const MISREAD = /à[¦§]|â€[™œ\u009d“”¦\u0093\u0094]|Ã[\u0080-\u00bf]/;

function isOnlyQuestionMarks(text: string): boolean {
  return text.includes('??') && !/[\p{L}\p{N}]/u.test(text);
}

const isAscii = (text: string) => !/[^ -~\s]/.test(text);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether a word of the text before is one of question marks now. No other letter outside ASCII survives that. */
function lostLetters(before: string, after: string): boolean {
  if (!isAscii(after)) return false;
  const known = new Set(wordsOf(before));
  const lost = new Set(
    wordsOf(before)
      .filter((word) => !isAscii(word))
      .map((word) => word.replace(/[^ -~]/g, '?')),
  );
  return wordsOf(after).some((word) => lost.has(word) && !known.has(word));
}

/** Whether a word of a translation is only question marks, as in `LED ????`. */
function lacksWord(text: string): boolean {
  return isAscii(text) && wordsOf(text).some((word) => isOnlyQuestionMarks(word));
}

const isTranslation = (place: string) => place.startsWith('translations.');

function cellsOf({ translations, family, ...texts }: WrittenTexts): Map<string, string> {
  const own = TRANSLATED_TEXTS.map((text) => [text, texts[text]]);
  const translated = Object.entries(translations ?? {}).flatMap(([language, theirs]) =>
    TRANSLATED_TEXTS.map((text) => [`translations.${language}.${text}`, theirs?.[text]]),
  );
  const options = Object.entries(family?.option ?? {}).map(([language, option]) => [`option.${language}`, option]);
  const cells = [...own, ...translated, ['family', family?.id], ...options];
  return new Map(cells.flatMap(([place, text]) => (place && text ? [[place, text]] : [])));
}
