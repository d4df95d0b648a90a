// The shop books over HTTP, as it does at the couriers' own addresses.
import type { Server } from 'node:http';
import type { CourierName } from '@aloghor/functions/domain/couriers';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import createError from 'http-errors';
import { openServer } from '../local-server.ts';
import { Accounts, findParcel, moveParcel } from './accounts.ts';
import type { StandIn } from './answer-booking.ts';
import { carrybee } from './carrybee.ts';
import { courierPage } from './courier-page.ts';
import { pathao } from './pathao.ts';
import { redx } from './redx.ts';
import { steadfast } from './steadfast.ts';
import { payOut } from './steadfast-payments.ts';
import { finishPickUps } from './steadfast-pick-ups.ts';
import { switchesIn } from './switches.ts';
import { type CalledShop, callShop } from './webhooks.ts';

/** All couriers that are played. */
const COURIERS: Record<CourierName, StandIn> = { steadfast, pathao, redx, carrybee };

/**
 * Stands in for the couriers, so that booking works offline: each speaks its interface below its name, as `/redx`. Each
 * key is an account of its own, with its parcels, which stay in `folder`, and its switches. `GET /` shows and moves them;
 * programs do it by `GET /accounts/{key}`, `POST /accounts/{key}/switches`, `POST /advance`, `POST /pay` and `POST /collect`. A parcel that moves on
 * is told to the `shop`.
 */
export async function openCourierHost(folder: string, port: number, shop?: CalledShop): Promise<Server> {
  const accounts = new Accounts(folder);
  const host = express().disable('x-powered-by');
  host.use(express.json(), express.urlencoded({ extended: false }));
  for (const [name, { router }] of Object.entries(COURIERS)) host.use(`/${name}`, router(accounts));
  addControls(host, accounts, shop);
  addPayOut(host, accounts);
  addCollect(host, accounts);
  host.use(() => {
    throw createError(404, 'There is no such call.');
  });
  host.use(sendError);
  return openServer(host, port);
}

function addControls(host: Express, accounts: Accounts, shop: CalledShop | undefined): void {
  host.get('/', (_request, response) => void response.type('html').send(courierPage(accounts, COURIERS)));
  host.get('/accounts/:key', ({ params }, response) => void response.json(accounts.get(params.key)));
  host.post('/accounts/:key/switches', (request, response) => {
    const account = accounts.get(request.params.key);
    Object.assign(account.switches, switchesIn(request.body ?? {}));
    accounts.save();
    backOr(
      request,
      () => response.json(account.switches),
      () => response.redirect(303, '/'),
    );
  });
  host.post('/advance', async (request, response) => {
    const { account: key, courier, consignmentId, word, collected } = request.body ?? {};
    const account = accounts.get(String(key));
    const found = findParcel(account, courier, (parcel) => parcel.consignmentId === String(consignmentId));
    if (!found || !word) throw createError(404, 'There is no such parcel, or no word for it.');
    moveParcel(found, String(word), collected === undefined ? undefined : Number(collected));
    accounts.save();
    if (shop && shop.key === key) await callShop(shop, account, found);
    backOr(
      request,
      () => response.json(found),
      () => response.redirect(303, '/'),
    );
  });
}

/** Pays out what a merchant's account has coming. */
function addPayOut(host: Express, accounts: Accounts): void {
  host.post('/pay', (request, response) => {
    const payment = payOut(accounts.get(String(request.body?.account)));
    accounts.save();
    backOr(
      request,
      () => response.json({ payment }),
      () => response.redirect(303, '/'),
    );
  });
}

/** The riders of a merchant's account were there. */
function addCollect(host: Express, accounts: Accounts): void {
  host.post('/collect', (request, response) => {
    const account = accounts.get(String(request.body?.account));
    finishPickUps(account);
    accounts.save();
    backOr(
      request,
      () => response.json({ pickUps: account.pickUps ?? [] }),
      () => response.redirect(303, '/'),
    );
  });
}

/** A form of the page leads back to the page. */
function backOr(request: Request, answer: () => unknown, back: () => unknown): void {
  if (request.is('urlencoded')) back();
  else answer();
}

const sendError: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status, message } = createError.isHttpError(error) ? error : createError(400, 'The body is not readable.');
  response.status(status).json({ status, message });
};
