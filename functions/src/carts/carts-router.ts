import { Router } from 'express';
import {
  addToCart,
  emptyCart,
  listCart,
  mergeCart,
  removeFromCart,
  removeLine,
  setCartQuantity,
} from '../contract/carts.ts';
import { isStaff } from '../domain/roles.ts';
import { serve } from '../platform/http/serve.ts';
import * as carts from './carts-store.ts';
import * as merging from './merge-cart.ts';

export const cartsRouter = Router();

// Lines from before a promotion are kept, not shown: who leaves the staff gets them back.
serve(cartsRouter, listCart, async ({ caller }) => (isStaff(caller.role) ? [] : carts.findLines(caller.uid)));

serve(cartsRouter, addToCart, ({ caller, body }) => carts.addLine(caller, body.productId, body.quantity));

serve(cartsRouter, mergeCart, ({ caller, body }) => merging.mergeCart(caller, body.mergeId, body.entries));

serve(
  cartsRouter,
  setCartQuantity,
  async ({ caller, params, body }) => ({
    modifiedCount: await carts.setQuantity(caller.uid, params.id, body.quantity),
  }),
  ({ caller, params }) => carts.assertLine(caller.uid, params.id),
);

serve(cartsRouter, emptyCart, async ({ caller }) => ({ deletedCount: await carts.emptyCart(caller.uid) }));

// Last, because the second matches every DELETE with one path segment.
for (const endpoint of [removeFromCart, removeLine]) {
  serve(cartsRouter, endpoint, async ({ caller, params }) => ({
    deletedCount: await carts.removeLine(caller.uid, params.id),
  }));
}
