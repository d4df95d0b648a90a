import type { Order } from '@aloghor/functions/contract/orders';
import { districtNamed, thanaOf } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../../lib/language.ts';

/** Where an order goes, as riders sort parcels: `Savar, Dhaka`; empty where it does not say. */
export function areaOf({ place }: Pick<Order, 'place'>, language: LanguageCode): string {
  if (!place) return '';
  const say = (name: string, bangla: string | undefined) => (language === 'bn' && bangla) || name;
  const district = say(place.district, districtNamed(place.district)?.bangla);
  return place.thana ? `${say(place.thana, thanaOf(place)?.bangla)}, ${district}` : district;
}
