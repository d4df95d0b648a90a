import express, { type Request, type RequestHandler, Router } from 'express';
import { cartsRouter } from './carts/carts-router.ts';
import { infoPagesRouter } from './content/info-pages-router.ts';
import { couriersRouter } from './couriers/couriers-router.ts';
import { webhooksRouter } from './couriers/webhooks/webhooks-router.ts';
import { customersRouter } from './customers/customers-router.ts';
import { deskRouter } from './desk/desk-router.ts';
import { healthRouter } from './health/health-router.ts';
import { imagesRouter } from './images/images-router.ts';
import { inboxRouter } from './inbox/inbox-router.ts';
import { notificationsRouter } from './notifications/notifications-router.ts';
import { docsRouter } from './openapi/docs-router.ts';
import { ordersRouter } from './orders/orders-router.ts';
import { packingRouter } from './packing/packing-router.ts';
import { payoutsRouter } from './payouts/payouts-router.ts';
import { auditRouter } from './platform/audit/audit-router.ts';
import { followCall } from './platform/http/calls.ts';
import { answerError, NotFound } from './platform/http/errors.ts';
import { limitTime } from './platform/http/request-timeouts.ts';
import { announceBody } from './platform/http/unread-bodies.ts';
import { productsRouter } from './products/products-router.ts';
import { reviewsRouter } from './reviews/reviews-router.ts';
import { ridersRouter } from './riders/riders-router.ts';
import { settingsRouter } from './settings/settings-router.ts';
import { pagesRouter } from './ssr/pages-router.ts';
import { statsRouter } from './stats/stats-router.ts';
import { usersRouter } from './users/users-router.ts';

const modules = Router();
// Carts last: their `DELETE /:id` matches every path of one segment.
modules.use(
  docsRouter,
  healthRouter,
  productsRouter,
  usersRouter,
  ordersRouter,
  deskRouter,
  packingRouter,
  couriersRouter,
  webhooksRouter,
  ridersRouter,
  payoutsRouter,
);
modules.use(notificationsRouter, imagesRouter, statsRouter, inboxRouter, infoPagesRouter, settingsRouter);
modules.use(customersRouter, reviewsRouter, auditRouter, cartsRouter);

export const app = express();
app.disable('x-powered-by');
app.use(followCall, announceBody, limitTime, prepareAnswer);
app.use('/api', modules, rejectUnknown); // Hosting does not strip the prefix
// Without the prefix, a request through Hosting is for a page, and one straight to the function is an API call.
app.use((request, response, next) => (isThroughHosting(request) ? pagesRouter : modules)(request, response, next));
app.use(rejectUnknown);
app.use(answerError);

function rejectUnknown(): void {
  throw new NotFound('address', 'no-such-address');
}

function isThroughHosting(request: Request): boolean {
  return request.get('x-forwarded-host') !== undefined;
}

function prepareAnswer(...[request, response, next]: Parameters<RequestHandler>): void {
  // A conditional request already is the revalidation that no-cache demands, but Express answers it in full. Node's
  // fetch and the Hosting emulator add no-cache to every conditional request.
  delete request.headers['cache-control'];
  response.removeHeader('x-powered-by'); // set by the emulator's outer server
  response.set('X-Content-Type-Options', 'nosniff'); // Hosting sets it too, but the function has an address of its own
  response.set('Cache-Control', 'no-store'); // unless a route sets another
  next();
}
