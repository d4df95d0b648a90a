import { addressLines, DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { shop } from '../../shop.config.ts';
import type { Language } from '../messages.ts';

const { address, showroomHours, supportHours } = DEFAULT_SETTINGS.contact;

/** The shop's name, address and hours, in Bangla. */
export const brand: Language['tBrand'] = {
  name: shop.nameInBangla,
  address: addressLines(address, 'bn'),
  showroomHours: {
    days: showroomHours.days.bn,
    time: showroomHours.time.bn,
    closedDay: showroomHours.closedDay.bn,
  },
  supportHours: { days: supportHours.days.bn, time: supportHours.time.bn },
};
