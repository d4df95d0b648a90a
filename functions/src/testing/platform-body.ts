import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';

const options = {
  limit: '1024mb',
  verify: (request: IncomingMessage, _response: ServerResponse, bytes: Buffer) => {
    Object.assign(request, { rawBody: bytes });
  },
};

/** Parses the body of a call as the platform does before our app, and keeps its bytes. */
export const platformBody = [
  express.json(options),
  express.text(options),
  express.urlencoded({ ...options, extended: true }),
  express.raw({ ...options, type: '*/*' }),
];
