import { AS_DOCUMENTED } from '../../../shop/couriers/switches.ts';
import { type WebhookCall, webhookCall } from '../../../shop/couriers/webhooks.ts';
import type { CourierParcel } from './parcel-world.ts';

/** What couriers call the shop for, a call for each word of a parcel. */
export class CourierNews {
  /** How many words of each consignment are known. */
  readonly #known = new Map<string, number>();

  /** The calls for what has happened since the last time, oldest first for each parcel. */
  of(parcels: CourierParcel[]): WebhookCall[] {
    return parcels.flatMap((parcel) => {
      const { consignmentId, way } = parcel;
      const known = this.#known.get(consignmentId) ?? 1; // that it is booked they say by their answer
      this.#known.set(consignmentId, way.length);
      return way.slice(known).map(({ word }, place) => {
        const then = { ...parcel, word, way: way.slice(0, known + place + 1) };
        return webhookCall(process.env.STEADFAST_API_KEY ?? '', { switches: AS_DOCUMENTED }, then);
      });
    });
  }
}
