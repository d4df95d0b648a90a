import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';

const options = {
  limit: '1024mb',
  verify: (request: IncomingMessage, _response: ServerResponse, bytes: Buffer) => {
    Object.assign(request, { rawBody: bytes });
  },
};

/** Reads the body of a call before our app, as the platform would. A call whose body is there goes on when it is cut. */
export const platformBody = [
  express.json(options),
  express.text(options),
  express.urlencoded({ ...options, extended: true }),
  express.raw({ ...options, type: '*/*' }),
];
