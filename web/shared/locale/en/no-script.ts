import { room } from '../room.ts';

/** For browsers without scripts, and for link previews, in English; used only by the server. */
export const noScript = room('tNoScript', {
  read: 'Your browser runs no scripts here. You can read about every lamp and its price all the same, and order by telephone:',
  preview: 'A lit living room',
  form: 'This form needs scripts, and your browser runs none. We gladly help you by telephone.',
});
