// Products of a big shop.
import type { ProductDocument } from '../../functions/src/platform/database/collections.ts';
import { between, pick, randomFrom } from './random.ts';

const FINISHES = ['Brass', 'Smoked', 'Walnut', 'Ivory', 'Copper', 'Matt Black', 'Pearl', 'Rose Gold', 'Frosted'];
const MINUTE_MS = 60_000;

/** Smallest step of a generated price, in taka. */
const PRICE_STEP = 10;

/** The prefix of every generated product's id. */
export const GENERATED_PREFIX = 'made-';

export type Generated<Document> = { id: string; document: Document };

/**
 * Variations of the `models`: their categories and pictures, with other names and prices. Each is older than all
 * models; the same models give the same products.
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
  const [ownName = '', ...kind] = model.name.split(' ');
  const otherName = pick(models, random).name.split(' ')[0] ?? ownName;
  const price = Math.round((model.price * between(60, 160, random)) / 100 / PRICE_STEP) * PRICE_STEP;
  const name = [otherName, pick(FINISHES, random), ...kind].join(' ');
  return { ...model, name, desc: ownDescription(model.desc, pick(models, random).desc, random), price, createdAt };
}

/** The words of two descriptions, mixed: repeated texts would compress better than those of a real shop. */
function ownDescription(one: string, other: string, random: () => number): string {
  const words = `${one} ${other}`.split(' ').map((word) => ({ word, place: random() }));
  const mixed = words.toSorted((a, b) => a.place - b.place).map(({ word }) => word);
  return mixed.join(' ').slice(0, Math.max(one.length, other.length));
}
