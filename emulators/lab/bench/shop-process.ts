/**
 * The shop in one process that counts what it costs: the pages and the API as Hosting and one instance of the
 * function serve them in the cloud, compressed, on the database of a local stack. Hosting in the emulator compresses
 * nothing.
 */

import { app } from '@aloghor/functions/src/app';
import { type Read, reads, writes } from '@aloghor/functions/src/platform/database/collection';
import { environment } from '@aloghor/functions/test/environment';
import { isStaffPath } from '@aloghor/web/shared/paths.ts';
import type { RequestHandler } from 'express';
import express from 'express';
import { HOST } from '../../shop/local-server.ts';
import { benchPackage } from './packages.ts';

const [port, pages = ''] = process.argv.slice(2);
const compression = benchPackage<() => RequestHandler>('compression');

let costs = { reads: 0, writes: 0 };
reads.subscribe((read) => {
  costs.reads += (read as Read).documents; // the channel carries nothing else
});
writes.subscribe(() => {
  costs.writes += 1;
});

express()
  .get('/costs', (_request, response) => {
    response.json(costs);
    costs = { reads: 0, writes: 0 };
  })
  .get('/process', (_request, response) => {
    const { user, system } = process.cpuUsage();
    response.json({ memory: process.memoryUsage.rss(), cpuMs: (user + system) / 1_000 });
  })
  .use(compression())
  .use((request, response, next) => (request.path.startsWith('/api/') ? app(request, response, next) : next()))
  .use('/assets', express.static(`${pages}/assets`, { immutable: true, maxAge: '1y' }))
  .get('/__/firebase/init.json', async ({ path }, response) => {
    // Hosting's own: the address of the identity provider.
    const hosting = await fetch(`${environment('SHOP_URL')}${path}`);
    response.type('json').send(await hosting.text());
  })
  .use(express.static(pages, { index: false, extensions: ['html'] }))
  .use('/dashboard', ({ originalUrl }, response) => {
    const shell = isStaffPath(new URL(originalUrl, environment('SHOP_URL')).pathname) ? 'staff.html' : 'app.html';
    // With `root`: the folder's own path has a part that begins with a dot, which would be rejected.
    response.set('Cache-Control', 'no-cache').sendFile(shell, { root: pages });
  })
  .use((request, response) => {
    request.headers['x-forwarded-host'] = request.headers.host; // as Hosting forwards the host
    app(request, response);
  })
  .listen(Number(port), HOST).keepAliveTimeout = 0; // the front keeps connections open, so none may be closed here
