import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../locale/messages.ts';
import { Failed, LoadingOverlay } from '../ui/status.tsx';
import { providersPage } from './action-link.ts';
import { projectOptions } from './firebase-options.ts';

/** Leads to the identity provider's own page with all that the link said. */
export function ToProvidersPage() {
  const { search } = useLocation();
  const { data, error, refetch } = useQuery({ queryKey: ['projectOptions'], queryFn: projectOptions });

  useEffect(() => {
    if (data) location.replace(providersPage(data.authDomain, search));
  }, [data, search]);

  return error ? <Failed error={error} onRetry={refetch} /> : <LoadingOverlay label={t.page.loading} />;
}
