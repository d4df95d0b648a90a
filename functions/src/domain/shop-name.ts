/** The shop's name in each language, on its pages and in what it writes to its buyers. */
export const SHOP_NAME = { en: 'Aloghor', bn: 'আলোঘর' } as const;

/** What buyers call, on its pages and in what it writes to them. */
export const SHOP_PHONE = '+880 1700-000000';
