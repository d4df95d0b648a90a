import { subscribe } from 'node:diagnostics_channel';
import type { Request, Response } from 'express';
import type { Read } from '../../functions/src/platform/database/collection.ts';

/** The shop's function, which also answers how many documents it has read: started in place of the bundle itself. */
const { api: shop } = await import(process.env.BUNDLE ?? '');

let reads = 0;
subscribe('aloghor:firestore-reads', (read) => {
  reads += (read as Read).documents; // the channel carries nothing else
});

export function api(request: Request, response: Response): void {
  if (request.path === '/reads') return void response.json(reads);
  shop(request, response);
}
