import { createHash } from 'node:crypto';
import type { Item, Product } from '../contract/products.ts';

const VERSION_LENGTH = 16;

/** The item with its version: a hash of all its fields, so that no writer has to increment it. */
export function versioned({ _id, name, desc, price, categories, img, ...others }: Product): Item {
  const { thumbnail, medium, nameBn, descBn } = others;
  const optional = {
    ...(nameBn && { nameBn }),
    ...(descBn && { descBn }),
    ...(thumbnail && { thumbnail }),
    ...(medium && { medium }),
  };
  const version = versionOf([name, desc, price, categories, img, thumbnail, medium, nameBn, descBn]);
  return { _id, name, desc, price, categories, img, ...optional, version };
}

/** The version of a featured list with these products, in their order. */
export function listVersion(ids: string[]): string {
  return versionOf(ids);
}

function versionOf(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, VERSION_LENGTH);
}
