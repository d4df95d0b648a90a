import { readFileSync } from 'node:fs';
import express from 'express';

/** The shop's response bodies, by method and address. */
const answers: Record<string, string> = JSON.parse(readFileSync(process.env.BARE_ANSWERS ?? '', 'utf8'));

/** The baseline for the shop's own latencies: a minimal Express app that answers with the same bytes. */
export const bare = express().use((request, response) => {
  response.type('json').send(answers[`${request.method} ${request.url}`]);
});
