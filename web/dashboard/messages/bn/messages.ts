/** The dashboard's messages in Bangla, by the name of their namespace. */

// Its pages of products and reviews say these too, and come after the language was loaded.
export * from '../../../shared/locale/bn/messages-of-products.ts';
export { dashboard as dashboardMessages } from './dashboard.ts';
