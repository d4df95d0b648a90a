/** The dashboard's messages in Bangla, by the name of their namespace. */
export { dashboard as dashboardMessages } from './dashboard.ts';
