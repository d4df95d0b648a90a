// Limits of texts are in characters.

/** The name of a person or a product. */
export const NAME_MAXIMUM = 200;
/** Characters of the id of a family, which is mostly that of its first product, and of the name of a choice. */
export const FAMILY_MAXIMUM = 100;
export const OPTION_MAXIMUM = 60;
/** Pictures of one product. */
export const PICTURES_MAXIMUM = 8;
/** Characters of what a picture shows. */
export const ALT_MAXIMUM = 200;
export const DESCRIPTION_MAXIMUM = 5_000;
export const ADDRESS_MAXIMUM = 1_000;
export const NOTES_MAXIMUM = 2_000;
export const QUESTION_MAXIMUM = 5_000;
/** The number of a payment. */
export const TRANSACTION_MAXIMUM = 100;
/** How many products one call names, and how long their ids may be together: an address holds no more. */
export const NAMED_PRODUCTS_MAXIMUM = 100;
export const NAMED_PRODUCTS_CHARACTERS = 6_000;
/** An id, in bytes: Firestore's limit. */
export const ID_BYTES_MAXIMUM = 1_500;
/** A search text. */
export const SEARCH_MAXIMUM = 200;
export const PASSWORD_MINIMUM = 8;

/** Taka for one product. */
export const PRICE_MAXIMUM = 10_000_000;

/** How many of one product may be in stock. */
export const STOCK_MAXIMUM = 1_000_000;

/** How many of one product may be in a cart or an order. */
export const QUANTITY_MAXIMUM = 99;
/** Lines of a cart, and so of an order. */
export const CART_LINES_MAXIMUM = 100;
/** Taka for a whole order. */
export const ORDER_SUM_MAXIMUM = PRICE_MAXIMUM * QUANTITY_MAXIMUM * CART_LINES_MAXIMUM;
/** Bytes of a call's JSON. */
export const JSON_BYTES_MAXIMUM = 256 * 1024;

/** The same for a file with all settings and pages: in Bangla the longest have 0.5 MB, and more where their characters are escaped. */
export const SETTINGS_FILE_BYTES_MAXIMUM = 1024 * 1024;
/** Entries on one page of a list. */
export const PAGE_MAXIMUM = 100;
/** Slips that are noted as printed at once: a transaction writes to no more documents. */
export const SLIPS_MAXIMUM = 500;

/** Bytes: the 32 MB that the form's hint names. */
export const IMAGE_BYTES_MAXIMUM = 32_000_000;
/** Width times height of a picture. Decoded, a browser needs four bytes for each, however small the file is. */
export const IMAGE_PIXELS_MAXIMUM = 50_000_000;
