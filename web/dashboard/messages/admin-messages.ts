import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { namespace } from '../../shared/locale/locale.ts';
import { dashboard } from './en/dashboard.ts';

/** What every language of the dashboard has. */
export type DashboardMessages = typeof dashboard;

/** The messages of the dashboard. */
export const dashboardMessages = namespace<DashboardMessages>('dashboardMessages', dashboard);

/** A sentence for each of some error codes of the server. */
export type ErrorMessages = Partial<Record<ErrorCode, string>>;
