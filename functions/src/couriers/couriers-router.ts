import { Router } from 'express';
import { listCompensations, noteCompensation } from '../contract/compensations.ts';
import { askScores } from '../contract/number-scores.ts';
import { listDoubts, readParcels } from '../contract/parcel-ways.ts';
import {
  bookParcels,
  cancelParcel,
  checkParcels,
  decideParcel,
  listCouriers,
  writeParcelFile,
} from '../contract/parcels.ts';
import { askPickUp } from '../contract/pick-ups.ts';
import { listRescue, recordRescue } from '../contract/rescue.ts';
import { BY_FILE, COURIERS } from '../domain/couriers.ts';
import { findOrder } from '../orders/orders-store.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { refusedUntil } from '../platform/outside/refused-keys.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as booking from './book-parcels.ts';
import * as cancelling from './cancel-parcel.ts';
import * as checking from './check-parcels.ts';
import * as compensating from './compensation.ts';
import { scoresOf } from './number-scores.ts';
import * as files from './parcel-file.ts';
import { findOpenParcels, findOrderOfParcel, findParcelWays } from './parcel-ways.ts';
import * as pickUps from './pick-ups.ts';
import { couriersOn, openCourier } from './registry.ts';
import { rescueParcel } from './rescue-parcel.ts';
import { findRescue } from './rescue-store.ts';
import * as settling from './settle-parcel.ts';

export const couriersRouter = Router();
const serveOrder = serveExisting(couriersRouter, findOrder);

serve(couriersRouter, listCouriers, async () => {
  const now = Date.now();
  const states = couriersOn().map(async (courier) => {
    const until = await refusedUntil(courier, openCourier(courier).keys, now);
    const pickUp = await pickUps.pickUpsOf(courier, now);
    return { courier, name: COURIERS[courier].name, ...(until && { refusedUntil: until }), ...(pickUp && { pickUp }) };
  });
  const { name } = await files.courierFile();
  return [...(await Promise.all(states)), ...(name ? [{ courier: BY_FILE, name } as const] : [])];
});

serve(couriersRouter, checkParcels, async ({ body }) => ({ rows: await checking.checkParcels(body) }));

serve(couriersRouter, askScores, async ({ body }) => ({ scores: await scoresOf(body.mobileNumber) }));

serve(couriersRouter, askPickUp, ({ caller, body }) => pickUps.askPickUp(body, caller));

serve(couriersRouter, writeParcelFile, async ({ body }) => ({ rows: await files.writeParcelFile(body.ids) }));

serve(couriersRouter, bookParcels, async ({ caller, body }) => ({ rows: await booking.bookParcels(body, caller) }));

serve(
  couriersRouter,
  decideParcel,
  async ({ caller, params, body }) => ({ parcel: await settling.settleParcel(params.invoice, body, caller) }),
  ({ params }) => findOrderOfParcel(params.invoice),
);

serveOrder(cancelParcel, ({ caller, params, body }) => cancelling.cancelParcel(params.id, body, caller));

serve(couriersRouter, listRescue, async (call) => answerPage(listRescue, call, await findRescue(call.query)));

serveOrder(recordRescue, ({ caller, params, body }) => rescueParcel(params.id, body, caller));

serve(couriersRouter, readParcels, async ({ params }) => findParcelWays((await findOrder(params.id))._id));

serve(couriersRouter, listDoubts, async (call) =>
  answerPage(listDoubts, call, await findOpenParcels('inDoubtSince', call.query)),
);

serve(couriersRouter, listCompensations, async (call) =>
  answerPage(listCompensations, call, await findOpenParcels('compensationSince', call.query)),
);

serveOrder(noteCompensation, async ({ caller, params, body }) => ({
  parcel: await compensating.noteCompensation(params.id, body, caller),
}));
