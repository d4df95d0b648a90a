import { Router } from 'express';
import {
  countReturned,
  listPacking,
  markPrinted,
  readPacking,
  recordReturn,
  scanOrder,
  setPacked,
} from '../contract/packing.ts';
import { findOrder } from '../orders/orders-store.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as counting from './count-returned.ts';
import * as notes from './note-parcels.ts';
import * as packing from './packing-store.ts';
import * as returns from './record-return.ts';

export const packingRouter = Router();
const serveOrder = serveExisting(packingRouter, findOrder);

serve(packingRouter, listPacking, async (call) =>
  answerPage(listPacking, call, await packing.findPacking(call.query, call.caller)),
);

serve(packingRouter, readPacking, ({ caller, query }) => packing.findSomePacking(query.ids, caller));

serve(packingRouter, scanOrder, ({ caller, query }) => packing.findScanned(query.code, caller));

serveOrder(setPacked, ({ caller, params, body }) => notes.setPacked(params.id, body, caller));

serve(packingRouter, markPrinted, async ({ caller, body }) => ({
  modifiedCount: await notes.markPrinted(body, caller),
}));

serveOrder(recordReturn, async ({ caller, params, body }) => ({
  modifiedCount: await returns.recordReturn(params.id, body, caller),
}));

serveOrder(countReturned, async ({ caller, params, body }) => ({
  modifiedCount: await counting.countReturned(params.id, body, caller),
}));
