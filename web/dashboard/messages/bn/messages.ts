/** The dashboard's messages in Bangla, by the name of their namespace. */

// The pages of products and reviews show these, too, and are loaded after the language.
export * from '../../../shared/locale/bn/messages-of-products.ts';
export * from './admin.ts';
export * from './common.ts';
export * from './content.ts';
export * from './desk.ts';
export * from './orders.ts';
export * from './overview.ts';
export * from './products.ts';
export * from './settings.ts';
