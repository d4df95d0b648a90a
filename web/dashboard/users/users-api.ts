import type { GivenRole } from '@aloghor/functions/domain/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

const USERS = ['users'];

/** A page of all users, newest first; `q` is a prefix of an e-mail address or of a word of a name. */
export function usersQuery(filter: { q?: string | undefined; cursor?: string | undefined }) {
  return pageQuery([...USERS, filter], () =>
    callPageWithToken('GET /users', { query: { ...filter, limit: TABLE_ROWS } }),
  );
}

export function usePromoteUser() {
  return useRoleChange((id: string) => callWithToken('PATCH /users/admin/:id', { params: { id } }));
}

export function useDemoteUser() {
  return useRoleChange((id: string) => callWithToken('DELETE /users/admin/:id', { params: { id } }));
}

export function useSetRole() {
  return useRoleChange(({ id, role }: { id: string; role: GivenRole }) =>
    callWithToken('PATCH /users/role/:id', { params: { id }, body: { role } }),
  );
}

function useRoleChange<Input>(send: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => cache.invalidateQueries({ queryKey: USERS }) });
}
