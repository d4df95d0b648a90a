import { vi } from 'vitest';
import { ADAPTERS } from '../src/couriers/registry.ts';
import { COURIER_NAMES } from '../src/domain/couriers.ts';
import { environment } from './environment.ts';

/** A parcel as the stand-in has kept it. */
interface KeptParcel {
  courier: string;
  consignmentId: string;
  invoice: string;
  name: string;
  phone: string;
  address: string;
  sum: number;
  grams?: number;
  word: string;
}

/** What the stand-in has of an account: how many calls have asked to book, to cancel or about a number, or have signed in, and how many came with refused keys. */
interface Account {
  switches: { hiddenMs: number };
  parcels: KeptParcel[];
  bookings: number;
  cancellations: number;
  scores?: number;
  signIns?: number;
  pickUpCalls?: number;
  pickUps?: { parcels: number; note: string }[];
  refused: number;
}

/**
 * An account of its own at the couriers' stand-in, with which the shop of this process books from now on; `vi.unstubAllEnvs`
 * ends that.
 */
export function openAccount() {
  const key = `test-${crypto.randomUUID()}`;
  const host = environment('COURIER_HOST_URL');
  vi.stubEnv('COURIERS', COURIER_NAMES.join(','));
  for (const name of COURIER_NAMES) {
    const { address, settings, optionalSettings, secrets } = ADAPTERS[name];
    vi.stubEnv(address.setting, `${host}/${name}`);
    for (const setting of Object.keys({ ...settings, ...optionalSettings })) vi.stubEnv(setting, '1');
    for (const secret of Object.keys(secrets)) vi.stubEnv(secret, key);
  }
  const account = async () => (await (await fetch(`${host}/accounts/${key}`)).json()) as Account; // as the stand-in has it
  return {
    /** Sets how the couriers answer this account. */
    set: (switches: object) => post(`${host}/accounts/${key}/switches`, switches),
    /** The parcels that couriers have, oldest first. */
    parcels: async (): Promise<KeptParcel[]> => (await account()).parcels,
    calls: async (): Promise<Omit<Account, 'parcels'>> => account(),
    /** Pays out what has come to its end at Steadfast. */
    pay: () => post(`${host}/pay`, { account: key }),
    /** Moves a parcel on to a courier's word, with what is collected of a part, in taka. */
    move: ({ courier, consignmentId }: KeptParcel, word: string, collected?: number) =>
      post(`${host}/advance`, { account: key, courier, consignmentId, word, collected }),
  };
}

async function post(address: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { ok, status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!ok) throw new Error(`${address} was answered ${status}`);
}
