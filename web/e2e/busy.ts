/** The answer of a server whose database did not answer it. */
export const BUSY = {
  status: 503,
  headers: { 'Retry-After': '1' },
  json: { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'busy', detail: 'Try again later.' },
};
