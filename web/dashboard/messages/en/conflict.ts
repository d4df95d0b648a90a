/** The words of two people saving the same item, in English. */
export const conflict = {
  title: 'Somebody else has saved meanwhile',
  text: 'Nothing of yours is saved yet, and nothing of it is lost. Look at both, and choose.',
  theirs: 'In the shop now',
  mine: 'Yours',
  fields: {
    name: 'Name',
    nameBn: 'Name in Bangla',
    price: 'Price',
    desc: 'Description',
    descBn: 'Description in Bangla',
    categories: 'Categories',
    stock: 'Stock',
    img: 'Photo',
  },
  keepTheirs: 'Keep what is in the shop',
  overwrite: 'Save mine over it',
};
