import { shop } from '../../shop.config.ts';
import type { Language } from '../messages.ts';

/** The shop's name, address and hours, in Bangla. */
export const brand: Language['tBrand'] = {
  name: shop.nameInBangla,
  address: ['আলোঘর শোরুম', 'বাড়ি ১, রোড ১, ধানমন্ডি', 'ঢাকা ১২০৫, বাংলাদেশ'],
  showroomHours: { days: 'শনি থেকে বৃহস্পতিবার', time: 'সকাল ১০টা থেকে সন্ধ্যা ৬টা', closedDay: 'শুক্রবার' },
  supportHours: { days: 'সোম থেকে শুক্রবার', time: 'সকাল ৯টা থেকে বিকেল ৫টা' },
};
