import { room } from '../room.ts';

/** The texts for a lost connection, in English; part of the app, for there is no asking for them later. */
export const offline = room('tOffline', {
  banner: 'You are offline. Nothing is sent until you are back.',
  added: (name: string) => `${name} Added to Cart. It is kept on this device.`,
  order:
    'You are offline, so the order was not sent now. What you typed stays here: press Order Now again when you are back. You will not be charged or sent twice.',
  ordersNotLive: 'Not live just now: this is how your orders stood when the connection was lost.',
});
