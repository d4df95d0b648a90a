/** The dashboard's messages in Bangla, by the name of their namespace. */

// The pages of products and reviews show these, too, and are loaded after the language.
export * from '../../../shared/locale/bn/messages-of-products.ts';
export { dashboard as dashboardMessages } from './dashboard.ts';
