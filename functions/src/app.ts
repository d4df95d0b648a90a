import express, { type RequestHandler, Router } from 'express';
import { auditRouter } from './audit/audit-router.ts';
import { cartsRouter } from './carts/carts-router.ts';
import { healthRouter } from './health/health-router.ts';
import { answerError, NotFound } from './http/errors.ts';
import { imagesRouter } from './images/images-router.ts';
import { inboxRouter } from './inbox/inbox-router.ts';
import { ordersRouter } from './orders/orders-router.ts';
import { productsRouter } from './products/products-router.ts';
import { statsRouter } from './stats/stats-router.ts';
import { usersRouter } from './users/users-router.ts';

const rooms = Router();
// Carts last: `DELETE /:id` is theirs.
rooms.use(healthRouter, productsRouter, usersRouter, ordersRouter);
rooms.use(imagesRouter, statsRouter, inboxRouter, auditRouter, cartsRouter);

export const app = express();
app.disable('x-powered-by');
app.use(prepareAnswer);
// Two lines on purpose: with a list of both paths Express 5 does not find what stands below '/'.
app.use('/api', rooms); // Hosting keeps the prefix
app.use(rooms); // the function's own address has none
app.use(() => {
  throw new NotFound('address', 'no-such-address');
});
app.use(answerError);

function prepareAnswer(...[request, response, next]: Parameters<RequestHandler>): void {
  // A conditional request is itself the validation that no-cache asks for. Express would answer it in full, and Node's
  // fetch and the Hosting emulator add no-cache to every one.
  delete request.headers['cache-control'];
  response.removeHeader('x-powered-by'); // set by the emulator's outer server
  response.set('Cache-Control', 'no-store'); // unless a row says otherwise
  next();
}
