import { CHARGE_ZONES, type ChargeZone, LAWFUL_DAYS } from '@aloghor/functions/domain/delivery';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { confirmHighCharge } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import { settingsPage } from '../messages/en/settings.ts';
import type { SettingsValues } from './settings-values.ts';

/** The zones whose deliveries may take longer than the law allows for orders that are paid ahead. */
export function lateZones(values: SettingsValues): ChargeZone[] {
  return CHARGE_ZONES.filter((zone) => Number(values[`charges.${zone}.days.most`] ?? 0) > LAWFUL_DAYS[zone]);
}

/** Warns of typed delivery times that are longer than the law allows. */
export function LateDeliveries({ values }: { values: SettingsValues }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tSettingsPage = useMessages(settingsPage);
  const late = lateZones(values);
  if (late.length === 0) return null;
  return (
    <ul role="status" className="grid gap-1 rounded-card bg-glow px-4 py-3">
      {late.map((zone) => (
        <li key={zone}>{tSettingsPage.lateDelivery(t.zones[zone], count(LAWFUL_DAYS[zone], language))}</li>
      ))}
    </ul>
  );
}

/** Asks whether a charge that is as high as a lamp is meant; undefined if there is nothing to ask. */
export function confirmCharges(values: SettingsValues, language: LanguageCode): Promise<boolean> | undefined {
  const charges = CHARGE_ZONES.map((zone) => Number(values[`charges.${zone}.taka`] ?? 0));
  return confirmHighCharge(Math.max(...charges), language);
}
