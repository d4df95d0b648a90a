import { BY_FILE, type CarrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { payoutsPage } from '../messages/en/payouts.ts';

/** A courier as it writes itself; the one whose parcels go into a file has no name here, as the shop may have renamed it since. */
export function carrierText(courier: CarrierName, language: LanguageCode): string {
  return courier === BY_FILE ? messagesIn(language, payoutsPage).byFile : courierNamed(courier).name;
}

/** Couriers with their texts, to choose from. */
export function carrierOptions<Name extends CarrierName>(names: readonly Name[], language: LanguageCode) {
  return names.map((name) => [name, carrierText(name, language)] as const);
}
