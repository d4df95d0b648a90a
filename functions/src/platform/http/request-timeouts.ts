import type { Request, RequestHandler } from 'express';
import { answerError, Unavailable } from './errors.ts';

/** In milliseconds, how long a caller may take for a body, an admin for a photo, and we for a page or the whole call. */
export interface TimeLimits {
  body: number;
  /** 32 MB from a telephone; only admins come so far. */
  upload: number;
  /** A rendering takes some ten milliseconds: one that takes this long will probably never end. */
  rendering: number;
  /** Less than the 55 seconds of the function, and less than the minute of Hosting, so that the answer is ours. */
  call: number;
}

const TIME_LIMITS: TimeLimits = { body: 15_000, upload: 45_000, rendering: 4_000, call: 50_000 };

/** The setting of an Express app by which tests wait less. */
export const TIME_LIMITS_SETTING = 'time limits';

export function timeLimitsOf({ app }: Request): TimeLimits {
  return app.get(TIME_LIMITS_SETTING) ?? TIME_LIMITS;
}

/**
 * Ends what could occupy a connection, one of the eighty of an instance, without limit: a call that gets no answer, and
 * a body that still arrives after the answer. A body that a call reads has its time limit there.
 */
export const limitTime: RequestHandler = (request, response, next) => {
  const { body, call } = timeLimitsOf(request);
  const { socket } = request;
  const end = performance.now() + body;
  const lateCall = setTimeout(() => {
    answerError(new Unavailable('busy', 'The call took too long. Try again later.'), request, response, next);
  }, call);
  response.once('close', () => {
    clearTimeout(lateCall);
    if (request.complete) return;
    setTimeout(() => request.complete || socket.destroySoon(), Math.max(0, end - performance.now())).unref();
  });
  next();
};
