import express, { type RequestHandler, Router } from 'express';
import { cartsRouter } from './carts/carts-router.ts';
import { healthRouter } from './health/health-router.ts';
import { answerError, NotFound } from './http/errors.ts';
import { ordersRouter } from './orders/orders-router.ts';
import { productsRouter } from './products/products-router.ts';
import { usersRouter } from './users/users-router.ts';

const rooms = Router();
rooms.use(healthRouter, productsRouter, usersRouter, ordersRouter, cartsRouter); // carts last: `DELETE /:id` is theirs

export const app = express();
app.disable('x-powered-by');
app.use(prepareAnswer);
// Two lines on purpose: with a list of both paths Express 5 does not find what stands below '/'.
app.use('/api', rooms); // Hosting keeps the prefix
app.use(rooms); // the function's own address has none
app.use(() => {
  throw new NotFound('address');
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
