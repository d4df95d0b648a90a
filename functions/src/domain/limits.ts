// Of texts in characters.

/** Of a person, or of a product. */
export const NAME_MAXIMUM = 200;
export const DESCRIPTION_MAXIMUM = 5_000;
export const ADDRESS_MAXIMUM = 1_000;
export const NOTES_MAXIMUM = 2_000;
export const QUESTION_MAXIMUM = 5_000;
/** Of an id, in bytes: what Firestore can hold. */
export const ID_BYTES_MAXIMUM = 1_500;
/** Of what is searched for. */
export const SEARCH_MAXIMUM = 200;
export const PASSWORD_MINIMUM = 8;

/** In taka, of one piece. */
export const PRICE_MAXIMUM = 10_000_000;

/** Pieces of one product in a cart or an order. */
export const QUANTITY_MAXIMUM = 99;
/** Lines of a cart, and so of an order. */
export const CART_LINES_MAXIMUM = 100;
/** Entries of one page of a list. */
export const PAGE_MAXIMUM = 100;

/** Bytes: the 32 MB of the form's hint. */
export const IMAGE_BYTES_MAXIMUM = 32_000_000;
/** Width times height of a picture. A browser needs four bytes for each, whatever the file weighs. */
export const IMAGE_PIXELS_MAXIMUM = 50_000_000;
