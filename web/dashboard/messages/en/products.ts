import type { SentField, Unit } from '@aloghor/functions/domain/product-fields';
import type { UndoHindrance } from '@aloghor/functions/domain/product-import';
import { CATEGORY_NAMES, type ChosenSort, type FeaturedListName } from '@aloghor/functions/domain/products';
import { count } from '../../../shared/lib/format.ts';
import { namespace } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';
import { counted } from './counted.ts';

/** Messages of the list of items, in English. */
export const productsPage = namespace('productsPage', {
  title: 'Manage Items',
  add: 'Add an item',
  picture: 'Picture',
  name: 'Name',
  price: 'Price',
  categories: 'Categories',
  stock: 'Stock',
  /** In changes and conflicts. */
  fields: {
    name: 'Name',
    article: 'Article number',
    shelf: 'Shelf',
    price: 'Price',
    cost: 'Cost',
    desc: 'Description',
    categories: 'Categories',
    rooms: 'Rooms',
    stock: 'Stock',
    weight: 'Weight (g)',
    family: 'Options of one product',
    specs: 'Size, light and material',
    img: 'Photo',
    pictures: 'Pictures',
    hidden: 'Hidden',
    thumbnail: 'Small picture',
    medium: 'Medium picture',
    share: 'Picture for shared links',
  } satisfies Record<Exclude<SentField, 'translations'>, string>,
  quantity: (count: number) => `${count} pcs`,
  runsLow: 'low stock',
  inShop: 'In the shop',
  shown: 'Shown',
  hidden: 'Hidden',
  inShopOf: (seen: string, name: string) => `${seen} in the shop: ${name}`,
  notSwitchedTitle: 'Not changed',
  show: 'Show',
  showing: { all: 'All products', low: 'Low stock', hidden: 'Hidden' },
  edit: (what: string, name: string) => `${what} of ${name}: change`,
  fieldOf: (what: string, name: string) => `${what} of ${name}`,
  saveEdit: 'Save',
  leaveEdit: 'Cancel',
  saving: 'Saving…',
  notSaved: 'Not saved. Please try again.',
  editedMeanwhile: (price: string, stock: string) =>
    `Not saved: someone has changed it. It is ${price} and ${stock} now. Save again to overwrite that.`,
  update: 'Update',
  updateOf: (name: string) => `Update ${name}`,
  delete: 'Delete',
  moreOf: (name: string) => `More for ${name}`,
  search: 'Name of a product',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    name: 'Name',
    price: 'Price, lowest first',
    '-price': 'Price, highest first',
    '-rating': 'Rating, best first',
  } satisfies Record<ChosenSort, string>,
  empty: 'No products yet',
  emptyText: 'The shop is empty. Add the first item.',
  deleteQuestion: 'Are you sure?',
  deleteText: (name: string) => `${name} is removed from the shop and every list. Past orders keep it.`,
  deleteYes: 'Yes, delete it',
  deleteNo: 'Keep it',
  deleted: 'Deleted!',
  notDeletedTitle: 'Not deleted',
  changedText: (fields: string, name: string, price: string) =>
    `Someone has changed this item since the table was loaded (${fields}): it is “${name}” for ${price} now.`,
  changedMeanwhile: 'Someone has just changed this item. It is still in the shop; please check it again.',
  deletedBefore: 'Someone else has already deleted it.',
  maybeDeleted: (name: string) =>
    `The shop did not say whether ${name} is deleted. If it is still listed, delete it again.`,
  notDeleted: (name: string) => `${name} is still in the shop. Please try again.`,
  tickOf: (name: string) => `Tick ${name}`,
  bulk: {
    ticked: 'Ticked products',
    count: (count: number) => `${counted(count, 'product', 'products')} ticked`,
    action: 'Change for all ticked products',
    actions: {
      hide: 'Hide from the shop',
      show: 'Show in the shop',
      raise: 'Raise the price',
      lower: 'Lower the price',
      categories: 'Set the category',
      cost: 'Set the cost',
      delete: 'Delete',
    },
    percent: 'Per cent',
    wrongPercent: (most: string) => `Please enter a number from 0.1 to ${most}, with at most one decimal.`,
    category: 'Category',
    cost: 'Cost of each, in taka',
    apply: 'Apply to all',
    notReadTitle: 'Nothing was changed',
    noneLeftTitle: 'Nothing to change',
    noneLeft: 'Someone has deleted all of the ticked products.',
    questions: {
      hide: (count: number) => `Hide ${counted(count, 'product', 'products')} from the shop?`,
      show: (count: number) => `Show ${counted(count, 'product', 'products')} in the shop?`,
      raise: (count: number, by: string) => `Raise the price of ${counted(count, 'product', 'products')} by ${by}%?`,
      lower: (count: number, by: string) => `Lower the price of ${counted(count, 'product', 'products')} by ${by}%?`,
      categories: (count: number, category: string) =>
        `Put ${counted(count, 'product', 'products')} into ‘${category}’ only?`,
      cost: (count: number, cost: string) => `Set the cost of ${counted(count, 'product', 'products')} to ${cost}?`,
      delete: (count: number) => `Delete ${counted(count, 'product', 'products')}?`,
    },
    texts: {
      hide: 'Shoppers no longer find them. You can show them again at any time.',
      show: 'Shoppers can find and order them at once.',
      raise: 'Prices are rounded to whole taka.',
      lower: 'Prices are rounded to whole taka.',
      categories: 'They leave the categories that they are in now.',
      cost: 'It takes the place of what each has cost so far. Orders keep the cost of the day on which they were placed.',
      delete: 'They are removed from the shop and every list, and cannot be brought back. Past orders keep them.',
    },
    example: (name: string, before: string, after: string) => `${name}: ${before} becomes ${after}.`,
    names: (names: string, more: number) => (more > 0 ? `${names} and ${more} more.` : `${names}.`),
    yes: (count: number) => (count === 1 ? 'Yes, do it' : `Yes, all ${count}`),
    yesDelete: (count: number) => (count === 1 ? 'Yes, delete it' : `Yes, delete all ${count}`),
    no: 'Not now',
    working: (count: number) => `Changing ${counted(count, 'product', 'products')}…`,
    done: (done: number, total: number) =>
      done === total
        ? `${counted(done, 'product is', 'products are')} changed.`
        : `${done} of ${counted(total, 'product', 'products')} ${done === 1 ? 'is' : 'are'} changed.`,
    doneDelete: (done: number, total: number) =>
      done === total
        ? `${counted(done, 'product is', 'products are')} deleted.`
        : `${done} of ${counted(total, 'product', 'products')} ${done === 1 ? 'is' : 'are'} deleted.`,
    unchanged: (count: number) => `${counted(count, 'was', 'were')} like that already.`,
    reasons: {
      gone: 'someone has deleted it',
      stale: 'someone has just changed it; it is still ticked, so check it and apply again',
      outOfRange: 'the price would be below 1 taka or above the limit',
    },
    failed: (total: number) =>
      total === 1
        ? 'We do not know whether the product is changed.'
        : `We do not know how many of ${counted(total, 'product', 'products')} are changed.`,
    failedText: 'Try again: what is changed already is not changed twice.',
    tryAgain: 'Try again',
  },
});

/** Messages of the making of pictures for link previews, in English. */
export const sharePictures = namespace('sharePictures', {
  missing: (count: number) =>
    count === 1
      ? 'When one product is shared in a chat, its picture may be cropped or missing.'
      : `When ${count} products are shared in a chat, their pictures may be cropped or missing.`,
  make: (count: number) => `Make the missing link pictures (${count})`,
  working: (done: number, total: number) => `Making link pictures: ${done} of ${total}`,
  keepOpen: 'Please keep this page open. If you stop, you can continue later.',
  waiting: (time: string) => `The shop takes no more photos for the moment. This continues at ${time}.`,
  stop: 'Stop',
  made: (count: number) => `${counted(count, 'link picture is', 'link pictures are')} made.`,
  reasons: {
    otherHost:
      'its picture is at another website, which does not let this page read it. Update the product with a photo of your own',
    unreadable: 'its picture does not load. Update the product with another photo',
    changed: 'someone has just changed it. Please try again',
  },
  stopped: (left: number) => `Stopped. ${counted(left, 'product is', 'products are')} left.`,
  failed: 'Something went wrong. Make the missing ones once more: what is made already stays.',
});

const priceUnit: string = shop.currency.name.en;

/** Messages of the form of an item, in English. */
export const productForm = namespace('productForm', {
  addTitle: 'Add Items',
  updateTitle: 'Update Item',
  name: 'Name',
  price: 'Price',
  priceUnit,
  cost: 'Cost (optional)',
  costHint:
    'What one costs you, with everything until it is on your shelf. Profit is worked out from it. Shoppers never see it, nor staff who may not see the revenue.',
  wrongPrice: (most: string) => `Please enter a price from 0 to ${most}, with at most two decimals.`,
  stock: 'Stock (optional)',
  stockHint: 'How many pieces there are. Empty: not counted, and always for sale.',
  weight: 'Weight with packaging (optional)',
  shelf: 'Shelf (optional)',
  shelfHint: 'Where it lies in your shop, such as B2. Picking lists are sorted by it; no shopper sees it.',
  article: 'Article number (optional)',
  articleHint:
    'Such as AL-104. Short enough to say on the telephone; no two products have the same. Hyphens make no difference.',
  wrongArticle: 'Please enter letters from A to Z and digits, with single hyphens between them.',
  articleTaken: (name: string) => `${name} has this number. Please enter a different one.`,
  wrongStock: (most: string) => `Please enter a whole number from 0 to ${most}, or nothing.`,
  wrongNumber: (least: string, most?: string) =>
    `Please enter a whole number ${most === undefined ? `of ${least} or more` : `from ${least} to ${most}`}.`,
  wrongAmount: (least: string, most?: string) =>
    `Please enter an amount ${most === undefined ? `of ${least} or more` : `from ${least} to ${most}`}, with at most two decimals.`,
  notCounted: 'Not counted',
  description: 'Description',
  translation: (language: string) => `In ${language} (optional)`,
  translationHint: (language: string) => `Pages in ${language} show these. Where one is empty, they show the English.`,
  translated: {
    name: (language: string) => `Name in ${language}`,
    desc: (language: string) => `Description in ${language}`,
  },
  categories: 'Categories',
  keepCategories: 'If none is ticked, the old ones stay.',
  family: 'Options of one product (optional)',
  familyHint:
    'Products with the same word here are options of one product, such as sizes or colours, and link to each other.',
  option: 'Name of this option, such as Large',
  addChoice: 'Add an option of this product',
  specs: 'Size, light and material (optional)',
  specsHint: 'The page of the product shows what is filled in, as a table. Lengths also in feet and inches.',
  units: {
    pieces: 'pcs',
    grams: 'g',
    cm: 'cm',
    watt: 'W',
    volt: 'V',
    bulbs: 'pcs',
    lumen: 'lm',
    kelvin: 'K',
    months: 'months',
  } satisfies Record<Unit, string>,
  wrongSpec: (most: number, decimals: number) =>
    `Please enter a ${decimals > 0 ? 'number with at most one decimal' : 'whole number'} above 0, at most ${count(most, 'en')}, or nothing.`,
  notSaid: 'Not given',
  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  otherPhoto: 'Choose another photo',
  photoHint: 'PNG, JPG, GIF up to 32MB',
  removePhoto: 'Remove this photo',
  keepPhoto: 'Without a new photo, the old one stays.',
  uploading: (percent: number) => `Uploading: ${percent}%`,
  checking: 'Uploaded. Waiting for the image host…',
  uploaded: 'The photo is uploaded.',
  photoProblems: {
    missing: 'Please choose a photo.',
    tooLarge: 'This photo is larger than 32 MB. Please choose a smaller one.',
    tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller one.',
    wrongType: 'This file is not a PNG, JPG, GIF or WebP picture. Please choose another one.',
    cut: 'The end of this picture is missing. Please choose the complete file, or another picture.',
    hostDown: 'The image host is not answering right now. What you typed is kept; Save tries again.',
    tooMany: 'Too many photos at once. What you typed is kept. Please try again in ten minutes.',
    notAllowed:
      'You are no longer signed in as an admin. What you typed is kept in this tab: log in again, and it is here.',
    lost: 'The photo did not arrive. What you typed is kept; Save tries again.',
  },
  pictures: 'More pictures (optional)',
  picturesHint:
    'The page of the product shows them in this order, the first as its photo; 8 in all. The description of a picture is read aloud to people who cannot see it.',
  choosePictures: 'Choose pictures',
  choosePicturesHint: 'Several at once, or drop them here.',
  noMorePictures: 'A product cannot have more pictures.',
  picturesLeftOut: (files: number) =>
    `${counted(files, 'file was', 'files were')} left out, because a product has at most 8 pictures.`,
  pictureAt: (place: string) => `Picture ${place}`,
  photoAlt: 'What the photo shows',
  alt: 'What it shows',
  makePhoto: 'Use as main photo',
  picturesMissing: 'A picture did not arrive, so nothing is saved yet. Try again, or remove it.',
  preview: 'How it will look in the shop',
  previewName: 'The new item',
  save: 'Save',
  processing: 'Processing...',
  selectCategory: 'Please Select Category',
  selectCategoryText: 'You can choose multiple categories',
  added: (name: string) => `${name} is added To list`,
  updated: (name: string) => `${name} is updated`,
  errorTitle: 'Error',
  addFailed: 'Something went wrong while adding the item',
  addFailedAs: (why: string) => `Something went wrong while adding the item. ${why}`,
  updateFailed: 'Something went wrong while updating the item. The shop still shows it as it was.',
  unanswered: 'No answer came. What you typed is kept: save again when the connection is back.',
  unclear: 'The shop could not say whether this is saved. What you typed is kept: save again, and it is saved once.',
  busy: 'The shop is very busy right now. What you typed is kept: save again in a moment.',
  updateGone: 'This item has been deleted.',
  missingTitle: 'Item not found',
  missing: 'It may have been deleted.',
  toItems: 'Go to all items',
});

/** Messages of the featured lists, in English. */
export const featuredLists = namespace('featuredLists', {
  lists: { best: 'Best Products', popular: 'Popular Products', top: 'Top Selling' } satisfies Record<
    FeaturedListName,
    string
  >,
  texts: {
    best: 'What the home page shows under “Our best”, in this order.',
    popular: 'What the home page shows under “Popular this season”, in this order.',
    top: 'What the home page shows under “Top selling”, in this order.',
  } satisfies Record<FeaturedListName, string>,
  chosen: 'In the list',
  chosenCount: (count: number) => counted(count, 'product', 'products'),
  none: 'Nothing chosen yet. Add at least five products.',
  addTitle: 'Add products',
  search: 'Search by name',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: 'Drag to another place',
  moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}`,
  allAdded: 'Every product that matches is in the list.',
  searchForMore: 'There are more. Search to see them.',
  save: 'Save the list',
  unsaved: 'Not saved yet',
  tooFew: 'অন্তত পাঁচটি পণ্য নির্বাচন করুন',
  saved: 'Updated Best Products List',
  notSavedTitle: 'Not saved',
  notSaved: 'The shop still shows the list as it was. Please try again.',
  changedMeanwhile:
    'Someone else has saved this list, and it could not be loaded. Yours is still here; please save it again.',
  gone: 'A product in this list was deleted and has been taken out. Please check the list and save again.',
});

const rows = (number: number) => counted(number, 'row', 'rows');
const products = (number: number) => counted(number, 'product', 'products');

const SOME_CATEGORIES = CATEGORY_NAMES.slice(0, 2).join('; ');

/** Messages of products in files, in English. */
export const productFile = namespace('productFile', {
  importTitle: 'Import Items',
  importText: 'Add many products at once, or change those you have exported.',
  import: 'Import CSV',
  notExportedTitle: 'The products were not exported',
  csvFile: (day: string) => `products-${day}.csv`,
  templateFile: 'products-template.csv',
  template: 'Download a template',
  example: { name: 'Jute Table Lamp', desc: 'A warm lamp of woven jute.' },
  back: 'All items',
  choose: 'Choose a CSV file',
  chooseOther: 'Choose another file',
  chooseHint: 'Saved as “CSV UTF-8”. Up to 5,000 products. Nothing is changed before you have seen what would change.',
  howTitle: 'What the file contains',
  how: [
    'The first row names the columns: name, description, price, categories and picture. Their order does not matter. Files that Shopify, WooCommerce, Meta and Google export are read as they are.',
    `Several categories go into one cell, with a semicolon between them: ${SOME_CATEGORIES}.`,
    'A picture is an address that starts with https://. It is kept as it is, not copied. More pictures are addresses in one cell, with spaces or commas between them.',
    'Stock is a whole number of pieces, and may be left out: an empty cell starts no count and changes none. Units may stand behind numbers: 12 pcs, 40 cm, 16 inch, 2.5 kg.',
    'An article number is unique, and may be left out: letters, digits and hyphens, such as AL-104.',
    'Sizes, light and material have a column each, and may be left out; an export has all of them, with yes, no and the words you can use. Those of the pages are read too, in English or Bangla.',
    'Products with the same word in the family column are options of one product, such as sizes or colours; an empty cell takes a product out. The name of each option has a column for each language.',
    'To change products, export them first. Each row keeps its id; a row without an id is a new product.',
    'Products that are not in the file stay as they are. An import deletes nothing.',
  ],
  file: {
    tooLarge: 'This file is larger than 10 MB. Please split it into several.',
    workbook: 'This is an Excel workbook. In Excel, choose “Save as” and then “CSV UTF-8”.',
    encoding: 'The letters of this file cannot be read. Please save it as “CSV UTF-8”, or Bangla would be lost.',
    empty: 'This file is empty.',
    noRows: 'There are no products below the first row.',
    tooManyRows: (number: number) => `This file has ${rows(number)}. One file takes 5,000; please split it.`,
    missingColumns: (columns: string) =>
      `The first row does not name every column. Missing: ${columns}. The template has all of them.`,
    doubleColumns: (columns: string) => `The first row names a column twice: ${columns}.`,
  },
  categoryForAll: 'Category of the products in this file',
  chooseCategory: 'Choose a category',
  notChecked: 'The file could not be checked. Nothing was changed. Please choose it again.',
  reading: (name: string) => `Reading ${name}…`,
  checking: (done: number, total: number) => `Checking: ${count(done, 'en')} of ${rows(total)}`,
  wrongTitle: (number: number) => `${counted(number, 'problem', 'problems')} in the file`,
  wrongText: 'Nothing was changed. Fix these cells, then choose the file again.',
  row: 'Row',
  column: 'Column',
  problem: 'What is wrong',
  wholeRow: 'Whole row',
  moreProblems: (number: number) => `And ${count(number, 'en')} more. The list to download has all of them.`,
  downloadProblems: 'Download the list',
  problemsFile: (name: string) => `problems-${name}`,
  cell: {
    missing: (): string => 'is empty',
    tooLong: (): string => 'is too long',
    notAccepted: (): string => 'is not accepted',
    notPrice: (value: string) => `“${value}” is not a price. Write 1250 or 1250.50`,
    notCount: (value: string) => `“${value}” is not a number of pieces. Write a whole number, or leave it empty`,
    notMeasure: (value: string) =>
      `“${value}” is not a number that fits here. Write one such as 40 or 40.5, or leave it empty`,
    notWhether: (value: string) => `“${value}” is neither yes nor no`,
    notArticle: (value: string) =>
      `“${value}” is not an article number. Write letters and digits such as AL-104, or leave it empty`,
    taken: (value: string) => `“${value}” is the article number of another product`,
    unknownChoice: (value: string) => `is not one of the choices: ${value}`,
    negative: (value: string) => `“${value}” is below zero`,
    tooMuch: (value: string) => `“${value}” is more than the shop allows`,
    unknownCategory: (value: string) => `no such category: ${value}`,
    choiceAlone: (value: string) =>
      `“${value}” is the name of an option, but the column “family” is empty. Fill it in, or leave this cell empty`,
    tooManyPictures: (): string => 'A product has at most 8 pictures: one, and 7 more',
    notAddress: (value: string) => `“${value}” is not the address of a picture. It starts with https://`,
    doubleId: (value: string) => `“${value}” is also in an earlier row`,
    quotes: (): string => 'a quotation mark is opened and not closed',
    tooManyCells: (): string => 'has more cells than the first row. A price or text with a comma needs quotation marks',
    gone: (): string => 'no product has this id. Leave it empty to add a new product',
    stale: (): string => 'someone has changed this product since the export. Export it again',
    unreadable: (): string => 'has question marks in place of letters. Save the file as “CSV UTF-8”',
    rejected: (value: string) => `the shop does not accept it: ${value}`,
  },
  readyTitle: (name: string) => `${name} is ready`,
  readyText: 'Every row is checked. Nothing has been changed yet.',
  counts: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Already the same',
    there: 'Added before by this file',
  },
  nameTaken: (number: number, names: string) =>
    `${products(number)} would be added under a name that the shop already has: ${names}. If they are the same products, export them first and keep their ids.`,
  leftOutPictures: (pictures: number, most: number) =>
    `A product has at most ${most} pictures: ${pictures === 1 ? 'one picture is' : `${pictures} pictures are`} left out.`,
  leftOutPrices: (number: number) =>
    `The file has a second price of ${products(number)}, before a discount or for some days: it is left out.`,
  unknownColumns: (columns: string) => `These columns are ignored: ${columns}.`,
  whatChanges: 'What would change',
  change: 'Change',
  moreChanges: (number: number) => `And ${count(number, 'en')} more.`,
  start: (number: number) => `Import ${products(number)}`,
  nothingToDo: 'The shop is already as the file says. There is nothing to import.',
  writing: (done: number, total: number) => `Importing: ${count(done, 'en')} of ${rows(total)}`,
  writingText: 'Please keep this page open. If it closes, choose the same file again: it continues where it stopped.',
  cutTitle: (done: number, total: number) => `Stopped after ${count(done, 'en')} of ${rows(total)}`,
  cutText: 'What is imported stays, and nothing is imported twice. Press Continue when the connection is back.',
  goOn: 'Continue',
  doneTitle: 'The import is done',
  doneText: (added: number, changed: number) => `${products(added)} added, ${products(changed)} changed.`,
  leftOutTitle: (number: number) => `${rows(number)} left out`,
  leftOutText: 'Someone has changed or deleted these products in the meantime.',
  another: 'Import another file',
  lastTitle: 'Last import',
  undo: 'Undo this import',
  undoing: 'Undoing…',
  askUndo: {
    question: (time: string) => `Undo the import of ${time}?`,
    text: (added: number, changed: number) =>
      `It added ${products(added)} and changed ${products(changed)}. Those that it added are deleted, and those that it changed become as they were. Products that someone has changed since stay as they are, and so do those whose stock it set, once any is sold.`,
    yes: 'Undo the import',
    no: 'Keep it',
  },
  notUndone: 'The import was not undone to the end. What is undone stays so; please try again.',
  hindrances: {
    notLast: 'Another file was imported after this one, so it can no longer be undone. Nothing was changed.',
    nothingLeft: 'This import is undone already. The audit log names what was deleted, put back, and what stayed.',
  } satisfies Record<UndoHindrance, string>,
  undoneText: (deleted: number, restored: number) => `${products(deleted)} deleted, ${products(restored)} put back.`,
  kept: {
    changed: (number: number, names: string) =>
      `${products(number)} stayed: changed by someone or sold since the import, or with an article number that another product has now: ${names}.`,
    noCategory: (number: number, names: string) =>
      `${products(number)} stayed, because the shop no longer has a category that they were in: ${names}.`,
  },
  goneText: (number: number) => `${products(number)} had been deleted before.`,
});
