import { namespace } from '../locale.ts';

/** The messages of the wish list's page, in English. */
export const wishesPage = namespace('wishesPage', {
  heading: 'My wish list',
  emptyTitle: 'Nothing on your wish list yet',
  emptyText: 'Tap the heart of a product to keep it on this device.',
  notPersistent: 'Your browser cannot save this list. It will be gone once you close or reload the page.',
  share: 'Share this list',
  gone: (products: number) =>
    products === 1
      ? 'One product of this list is no longer sold.'
      : `${products} products of this list are no longer sold.`,
  removeGone: 'Take off the list',
  sharedHeading: 'Somebody’s wish list',
  sharedText: 'Somebody has sent you this list. Your own has not changed.',
  keep: 'Keep these on my list',
  toOwn: 'See my wish list',
});
