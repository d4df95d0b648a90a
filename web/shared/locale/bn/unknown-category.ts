import type { Language } from '../messages.ts';

/** The texts of an address that names no category, in Bangla; loaded only with the shop. */
export const unknownCategory: Language['tUnknownCategory'] = {
  heading: (name) => `“${name}” নামে আমাদের কোনো ক্যাটাগরি নেই`,
  text: 'হয়তো আগে অন্য নাম ছিল, নয়তো লিংকে ভুল আছে। আমাদের ক্যাটাগরিগুলো এই:',
};
