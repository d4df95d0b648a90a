import { withCurrentTranslations } from '../domain/deprecated-texts.ts';

/** Fields of older products: the id of a family alone, and the sum of all stars. */
interface OlderProduct {
  family?: unknown;
  rating?: { count: number; stars?: number };
}

/** A stored product of any version of the shop, as it is stored now. */
export function asCurrentProduct<Document>(document: Document): Document {
  const current = withCurrentTranslations(document);
  if (typeof current !== 'object' || current === null) return current;
  const { family, rating }: OlderProduct = current;
  const isOlder = typeof family === 'string' || rating?.stars !== undefined;
  if (!isOlder) return current;
  return {
    ...current,
    ...(typeof family === 'string' && { family: { id: family } }),
    ...(rating?.stars !== undefined && { rating: { average: rating.stars / rating.count, count: rating.count } }),
  };
}
