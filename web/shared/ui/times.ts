/** Durations of popups and movements, in milliseconds. */

export const CAROUSEL_DELAY_MS = 3_000;

/** From the last key to the request. */
export const SEARCH_DELAY_MS = 300;

/** From the last key of a price to the list that it changes. */
export const PRICE_DELAY_MS = 600;

/** A success with only a title. */
export const SUCCESS_MS = 1_500;

/** A success with something to read. */
export const LONG_SUCCESS_MS = 2_000;

/** A success with a sentence beside it that has to be read. */
export const HINT_MS = 8_000;

export const NEWSLETTER_MS = 2_500;

/** An order's success: its number may have to be written down. */
export const ORDER_COMPLETED_MS = 15_000;

/** From the cart. */
export const REMOVED_MS = 700;

/** To admin. */
export const PROMOTED_MS = 700;

export const WARNING_MS = 2_000;

/** Of a login or registration that failed. */
export const SIGN_IN_WARNING_MS = 1_500;
