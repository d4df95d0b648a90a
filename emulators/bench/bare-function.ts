import { readFileSync } from 'node:fs';
import express from 'express';

/** Bodies by method and address, as the shop has answered them. */
const answers: Record<string, string> = JSON.parse(readFileSync(process.env.BARE_ANSWERS ?? '', 'utf8'));

/** As little as Express can do to answer with the same bytes: what the shop's own answers are compared with. */
export const bare = express().use((request, response) => {
  response.type('json').send(answers[`${request.method} ${request.url}`]);
});
