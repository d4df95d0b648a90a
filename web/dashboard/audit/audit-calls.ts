import type { AuditSubject } from '@aloghor/functions/contract/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPageWithToken } from '../../shared/api/client.ts';
import { TABLE_ROWS } from '../table/table-rows.ts';

/** A page of what admins changed, newest first. */
export function auditQuery(filter: { subject?: AuditSubject | undefined; cursor?: string | undefined }) {
  return queryOptions({
    queryKey: ['audit', filter],
    queryFn: () => callPageWithToken('GET /audit', { query: { ...filter, limit: TABLE_ROWS } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}
