import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { room } from '../../shared/locale/room.ts';
import { dashboard } from './en/dashboard.ts';

/** What every language of the dashboard has. */
export type DashboardMessages = typeof dashboard;

/** The words of the dashboard, in the language in use. */
export const tAdmin: DashboardMessages = room('tAdmin', dashboard);

/** A sentence for each of some error codes of the server. */
export type ErrorMessages = Partial<Record<ErrorCode, string>>;
