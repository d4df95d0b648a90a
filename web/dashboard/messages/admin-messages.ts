import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { namespace } from '../../shared/locale/namespace.ts';
import { dashboard } from './en/dashboard.ts';

/** What every language of the dashboard has. */
export type DashboardMessages = typeof dashboard;

/** The messages of the dashboard, in the current language. */
export const tAdmin: DashboardMessages = namespace('tAdmin', dashboard);

/** A sentence for each of some error codes of the server. */
export type ErrorMessages = Partial<Record<ErrorCode, string>>;
