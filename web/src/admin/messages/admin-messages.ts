import { type DashboardMessages, dashboardEn } from './admin-en.ts';

/** The messages of the admin's pages, in the language in use. */
export const tAdmin: DashboardMessages = dashboardEn;
