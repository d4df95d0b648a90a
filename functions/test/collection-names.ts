import * as collections from '../src/platform/database/collections.ts';

/** Every collection of the API. */
export const COLLECTION_NAMES = Object.values<unknown>(collections)
  .filter((exported) => typeof exported === 'object' && exported !== null && 'reference' in exported)
  .map(({ reference }) => (reference as { id: string }).id); // as `collection` makes each
