import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { ALT_MAXIMUM, PICTURES_MAXIMUM } from '../domain/limits.ts';
import { LATER_PICTURES } from '../domain/product-fields.ts';
import { mapSmallPictures } from '../domain/small-pictures.ts';
import {
  OptionalPictureAddress,
  optionalTextInNfc,
  PictureAddress,
  StoredPictureAddress,
  saidTexts,
} from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

/** The smaller versions of a picture, as far as it has them; `img` is the fallback of each. */
export const smallPictures = mapSmallPictures(() => z.optional(StoredPictureAddress));

/** The same in a call. */
export const sentSmallPictures = mapSmallPictures(() => OptionalPictureAddress);

/** A picture of a product. */
export const Picture = z
  .object({
    img: StoredPictureAddress,
    ...smallPictures,
    /** What it shows, by language, for those who do not see it; the name of the product is the fallback. */
    alt: z.optional(z.record(z.string(), z.string())),
  })
  .register(openApiRegistry, { id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** In a call. A text left out or empty is none. */
const SentPicture = z.object({
  img: PictureAddress,
  ...sentSmallPictures,
  alt: z.optional(z.partialRecord(z.enum(LANGUAGES), optionalTextInNfc(ALT_MAXIMUM))),
});

export const SentPictures = z.array(SentPicture).check(
  z.maxLength(PICTURES_MAXIMUM, `must hold at most ${PICTURES_MAXIMUM} pictures`),
  z.refine((all) => new Set(all.map(({ img }) => img)).size === all.length, 'must not hold a picture twice'),
);
type SentPictures = z.infer<typeof SentPictures>;

/** The further pictures of a product of a file, by their addresses. */
export const FurtherPictures = z
  .array(PictureAddress)
  .check(z.maxLength(PICTURES_MAXIMUM - 1, `must hold at most ${PICTURES_MAXIMUM - 1} pictures`));

/** The pictures of a product. `img` and its smaller ones are the first of `pictures`, where there are any. */
export interface ProductPictures extends Omit<Picture, 'alt'> {
  /** Only where there are several, or one with a text. */
  pictures?: Picture[] | undefined;
}

/** In a call: a field left out stays as it is, but the smaller pictures, which belong to `img`. */
interface SentFields extends Partial<Omit<Picture, 'alt'>> {
  pictures?: SentPictures | null | undefined;
}

/** Whether `img`, which older clients send alone, says the same as `pictures`. */
export function isFirstPicture({ img, pictures }: SentFields): boolean {
  const [first] = pictures ?? [];
  return !img || !first || first.img === img;
}

/** Those after a call that has sent these. */
export function picturesAfter(before: ProductPictures, sent: SentFields): ProductPictures {
  const { pictures } = sent;
  if (pictures?.length) return inAll(withLaterPictures(pictures, before));
  const first = firstAfter(before, sent);
  const [old, ...others] = before.pictures ?? [];
  const alt = old?.img === first.img ? old.alt : undefined;
  const kept = pictures === undefined ? others.filter((other) => other.img !== first.img) : [];
  return inAll([{ ...first, alt }, ...kept]);
}

/** The wanted pictures with what was made later of those of them that are there: who names them may not know of it. */
function withLaterPictures(wanted: SentPictures, { pictures, ...first }: ProductPictures): SentPictures {
  const known = new Map((pictures ?? [first]).map((picture) => [picture.img, picture]));
  return wanted.map((picture) => {
    const later = LATER_PICTURES.map((field) => [field, picture[field] || known.get(picture.img)?.[field]]);
    return { ...picture, ...Object.fromEntries(later) };
  });
}

/** What undoing puts back of these pictures: what was made of them since stays. */
export function picturesBefore(before: ProductPictures, present: ProductPictures): ProductPictures {
  const { img, pictures = [{ img, ...mapSmallPictures((size) => before[size]) }] } = before;
  return inAll(withLaterPictures(pictures, present));
}

/** A new `img` replaces or removes the smaller ones. */
function firstAfter(before: ProductPictures, sent: SentFields): Picture {
  const { img } = sent;
  if (img && img !== before.img) return { img, ...mapSmallPictures((size) => sent[size]) };
  return { img: before.img, ...mapSmallPictures((size) => (img && sent[size]) || before[size]) };
}

/** With those fields, too, that are to be removed. */
function inAll(sent: SentPictures): ProductPictures {
  const all = sent.map(asStored);
  const [first] = all;
  const { img = '' } = first ?? {}; // there is one
  return { img, ...mapSmallPictures((size) => first?.[size]), pictures: isList(all) ? all : undefined };
}

/** A single picture without a text is none: `img` says it all. */
function isList(all: Picture[]): boolean {
  return all.length > 1 || all[0]?.alt !== undefined;
}

/** Without what is absent: a database keeps no such fields. */
function asStored({ alt, ...files }: SentPictures[number]): Picture {
  const texts = saidTexts(alt);
  const named = Object.entries(files).filter(([, address]) => address);
  return { img: files.img, ...Object.fromEntries(named), ...(texts && { alt: texts }) };
}
