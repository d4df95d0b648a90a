/** The answer to a client that has exceeded a limit of use. */
export const TOO_MANY = {
  status: 429,
  json: { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'too-many', detail: 'Try again later.' },
};
