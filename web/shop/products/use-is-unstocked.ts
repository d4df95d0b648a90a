import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../shared/api/products.ts';

/** Whether the shop has nothing to sell at all: then it has no category either. */
export function useIsUnstocked(enabled = true): boolean {
  return useQuery({ ...categoriesQuery, enabled }).data?.length === 0;
}
