import { type DashboardMessages, dashboardEn } from './dashboard-en.ts';

/** The messages of the admin's pages, in the language in use. */
export const tAdmin: DashboardMessages = dashboardEn;
