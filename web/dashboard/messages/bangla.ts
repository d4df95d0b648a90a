/** The dashboard's words in Bangla, by the name of their room. */
export { dashboard as tAdmin } from './bn/dashboard.ts';
