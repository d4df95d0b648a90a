import * as z from 'zod/mini';
import {
  CATEGORIES_MAXIMUM,
  CATEGORY_LABEL_MAXIMUM,
  DIVIDING_CHARACTERS,
  FORMER_LABELS_MAXIMUM,
} from '../domain/categories.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { inLanguages, optionalTextInNfc, PictureAddress, textInNfc } from './fields.ts';

const undivided = z.refine<string | undefined>(
  (label) => !label || !DIVIDING_CHARACTERS.test(label),
  'must have none of / \\ % ; , | >',
);

const Label = textInNfc(CATEGORY_LABEL_MAXIMUM).check(undivided);

const Category = z.object({
  name: Label,
  label: inLanguages(Label, optionalTextInNfc(CATEGORY_LABEL_MAXIMUM).check(undivided)),
  hidden: z.optional(z.literal(true, 'must be true')),
  img: z.optional(PictureAddress),
  thumbnail: z.optional(PictureAddress),
  /** Where it is absent, those that are stored stay. The server adds a label that is changed. */
  formerLabels: z.optional(
    z.array(Label).check(z.maxLength(FORMER_LABELS_MAXIMUM, `must hold at most ${FORMER_LABELS_MAXIMUM} labels`)),
  ),
});

type Category = z.infer<typeof Category>;

/** Names and English labels are compared without their case: addresses are. */
const noneTwice =
  (path: string[], textOf: (category: Category) => string) =>
  ({ value: list, issues }: z.core.ParsePayload<Category[]>) => {
    const texts = list.map((category) => textOf(category).toLowerCase());
    for (const [place, text] of texts.entries()) {
      const isAlone = texts.indexOf(text) === texts.lastIndexOf(text);
      const issue = { code: 'custom', input: list, message: 'must not be that of another category' } as const;
      if (!isAlone) issues.push({ ...issue, path: [place, ...path] });
    }
  };

/** Of the 409 of a change: how many products are in each category that it would remove. */
export const CategoriesInUse = z.array(z.object({ name: z.string(), products: z.int() }));

export const CategorySettings = z.object({
  list: z.optional(
    z.array(Category).check(
      z.minLength(1, 'must hold at least one category'),
      z.maxLength(CATEGORIES_MAXIMUM, `must hold at most ${CATEGORIES_MAXIMUM} categories`),
      noneTwice(['name'], ({ name }) => name),
      noneTwice(['label', DEFAULT_LANGUAGE], ({ label }) => label[DEFAULT_LANGUAGE]),
    ),
  ),
});
