import { environment } from '@aloghor/functions/test/environment';

/** The shop's account at the couriers' stand-in. */
const ACCOUNT = 'local-shop';

/** As the stand-in keeps it. */
interface KeptParcel {
  courier: string;
  invoice: string;
  sum: number;
  consignmentId: string;
  phone: string;
}

/** The parcels of a mobile number that couriers have. */
export async function parcelsOf(mobile: string): Promise<KeptParcel[]> {
  const answer = await fetch(`${environment('COURIER_HOST_URL')}/accounts/${ACCOUNT}`);
  const { parcels } = (await answer.json()) as { parcels: KeptParcel[] }; // as the stand-in has them
  return parcels.filter(({ phone }) => phone === mobile);
}

/** Sets how the couriers of the shop answer. */
export function setCouriers(switches: object): Promise<void> {
  return post(`/accounts/${ACCOUNT}/switches`, switches);
}

/** A parcel moves on to a word of its courier, which calls the shop. */
export function moveParcel({ courier, consignmentId }: KeptParcel, word: string): Promise<void> {
  return post('/advance', { account: ACCOUNT, courier, consignmentId, word });
}

/** The courier's rider was there. */
export function collect(): Promise<void> {
  return post('/collect', { account: ACCOUNT });
}

/** Steadfast pays out what has come to its end. */
export function payOut(): Promise<void> {
  return post('/pay', { account: ACCOUNT });
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(environment('COURIER_HOST_URL') + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
