import type { ChosenSort } from '@aloghor/functions/domain/products';

/** The words of the list of items, in English. */
export const items = {
  title: 'Manage Items',
  add: 'Add an item',
  picture: 'Picture',
  name: 'Name',
  price: 'Price',
  categories: 'Categories',
  update: 'Update',
  updateOf: (name: string) => `Update ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  search: 'Name of a product',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    name: 'Name',
    price: 'Price, lowest first',
    '-price': 'Price, highest first',
  } satisfies Record<ChosenSort, string>,
  empty: 'No products yet',
  emptyText: 'The shop is empty. Add the first item.',
  deleteQuestion: 'Are you sure?',
  deleteText: (name: string) => `${name} leaves the shop and every list. Past orders keep it.`,
  deleteYes: 'Yes, delete it',
  deleteNo: 'Keep it',
  deleted: 'Deleted!',
  notDeletedTitle: 'Not deleted',
  changedText: (fields: string, name: string, price: string) =>
    `Somebody has changed this item since the table was loaded (${fields}): it is “${name}” for ${price} now.`,
  changedMeanwhile: 'Somebody has just changed this item. It is still in the shop; please look at it again.',
  deletedBefore: 'Somebody else has deleted it already.',
  notDeleted: (name: string) => `${name} is still in the shop. Please try again.`,
};
