// Products of a big shop.
import { randomFrom } from '@aloghor/functions/domain/seeded-random';
import type { ProductDocument } from '@aloghor/functions/src/platform/database/collections';
import { between, pick } from './random.ts';

const FINISHES = ['Brass', 'Smoked', 'Walnut', 'Ivory', 'Copper', 'Matt Black', 'Pearl', 'Rose Gold', 'Frosted'];
const MINUTE_MS = 60_000;

/** Smallest step of a generated price, in taka. */
const PRICE_STEP = 10;

/** The prefix of every generated product's id. */
export const GENERATED_PREFIX = 'made-';

export type Generated<Document> = { id: string; document: Document };

/** How many pictures a product shows, and how many descriptions of models its own is mixed of. */
const PICTURES = 6;
const DESCRIPTIONS = { least: 1, most: 4 };

/**
 * Variations of the `models`, each of two to five kilobytes, as the products of a real shop are: with six pictures, and
 * names and texts in both languages. Each is older than all models; the same models give the same products.
 */
export function generatedProducts(models: ProductDocument[], amount: number): Generated<ProductDocument>[] {
  const oldest = Math.min(...models.map(({ createdAt }) => createdAt));
  return Array.from({ length: amount }, (_, place) => {
    const document = variation(models, place, oldest - (place + 1) * MINUTE_MS);
    return { id: `${GENERATED_PREFIX}${place + 1}`, document };
  });
}

function variation(models: ProductDocument[], place: number, createdAt: number): ProductDocument {
  const random = randomFrom(place);
  const model = models[place % models.length] as ProductDocument; // the remainder is one of its places
  const other = pick(models, random);
  const price = Math.round((model.price * between(60, 160, random)) / 100 / PRICE_STEP) * PRICE_STEP;
  const finish = pick(FINISHES, random);
  const described = [model, ...some(models, between(DESCRIPTIONS.least, DESCRIPTIONS.most, random) - 1, random)];
  const banglaName = otherName(banglaOf(model).name ?? '', banglaOf(other).name ?? '');
  const texts = described.flatMap((one) => banglaOf(one).desc ?? []);
  const bn = { ...(banglaName && { name: banglaName }), ...(texts.length > 0 && { desc: mixed(texts, random) }) };
  return {
    ...model,
    ...picturesOf(model, some(models, PICTURES - 1, random)),
    name: otherName(model.name, other.name, finish),
    desc: mixed(
      described.map(({ desc }) => desc),
      random,
    ),
    ...(Object.keys(bn).length > 0 && { translations: { bn } }),
    article: `G-${place + 1}`,
    price,
    createdAt,
  };
}

function banglaOf({ translations = {} }: ProductDocument) {
  return translations.bn ?? {};
}

/** The kind of one lamp, with the first word of another one's name. */
function otherName(name: string, other: string, ...words: string[]): string {
  const [ownWord = '', ...kind] = name.split(' ');
  return [other.split(' ')[0] || ownWord, ...words, ...kind].join(' ');
}

/** The words of several descriptions, mixed: repeated texts would compress better than those of a real shop. */
function mixed(texts: string[], random: () => number): string {
  const words = texts.flatMap((text) => text.split(' ')).map((word) => ({ word, place: random() }));
  return words
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(' ');
}

/** The pictures of a model, and then those of others. */
function picturesOf(model: ProductDocument, others: ProductDocument[]): Pick<ProductDocument, 'pictures'> {
  const byAddress = new Map([model, ...others].map((one) => [one.img, one]));
  const pictures = Array.from(byAddress.values(), ({ img, thumbnail, medium, name, translations }) => {
    const bangla = translations?.bn?.name;
    return {
      img,
      ...(thumbnail && { thumbnail }),
      ...(medium && { medium }),
      alt: { en: name, ...(bangla && { bn: bangla }) },
    };
  });
  return { pictures };
}

function some<Choice>(choices: readonly Choice[], amount: number, random: () => number): Choice[] {
  return Array.from({ length: amount }, () => pick(choices, random));
}
