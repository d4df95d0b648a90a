import { tellAccessLostTo } from '../api/client.ts';
import { ACCESS_LOST, noteAccessLost } from '../lib/access-lost.ts';
import type { ApiError } from '../lib/api-error.ts';

/**
 * From here on a change that is rejected for want of a session or a role is noted for the login, and told to the page. The
 * dashboard, where changes are clicked at once, does not wait for the identity provider with it.
 */
export function tellAccessLost(): void {
  tellAccessLostTo((error) => {
    noteAccessLost({ changeRejectedAt: Date.now() });
    window.dispatchEvent(new CustomEvent<ApiError>(ACCESS_LOST, { detail: error }));
  });
}
