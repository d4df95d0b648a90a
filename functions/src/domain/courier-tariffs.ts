import type { CarrierName } from './couriers.ts';
import type { ChargeZone } from './delivery.ts';

/** What a courier takes for a parcel, as it has agreed with the shop; charges in taka. */
export interface CourierTariff {
  /** For a parcel of up to `grams`, by where it goes. */
  insideDhaka: number;
  suburbs: number;
  elsewhere: number;
  grams: number;
  /** For each kilogram beyond, begun or whole. */
  kgInsideDhaka: number;
  kgElsewhere: number;
  /** For collecting, in per cent of what is collected. */
  percentInsideDhaka: number;
  percentElsewhere: number;
  /** On top of the charge of a parcel that was partly delivered, in per cent of it. */
  partlyPercent: number;
  /** For a parcel that came back, in per cent of the charge. */
  returnPercent: number;
}

/** The most days that a shop may wait for its money. */
export const PAYOUT_DAYS_MAXIMUM = 60;

/** What the shop has agreed with its couriers; one without an entry takes what is usual. */
export type TariffSettings = {
  /** Days after its delivery when the money of a parcel is late. */
  payoutDays: number;
} & Partial<Record<CarrierName, CourierTariff | undefined>>;

/** What couriers publish, 2026. */
const USUAL: CourierTariff = {
  insideDhaka: 70,
  suburbs: 100,
  elsewhere: 130,
  grams: 1_000,
  kgInsideDhaka: 15,
  kgElsewhere: 25,
  percentInsideDhaka: 0,
  percentElsewhere: 1,
  partlyPercent: 50,
  returnPercent: 100,
};

/** Where a courier publishes something else. */
const OWN: Partial<Record<CarrierName, Partial<CourierTariff>>> = {
  pathao: { grams: 2_000 },
};

export function usualTariff(courier: CarrierName): CourierTariff {
  return { ...USUAL, ...OWN[courier] };
}

export function tariffOf(settings: TariffSettings, courier: CarrierName): CourierTariff {
  return settings[courier] ?? usualTariff(courier);
}

/** How a parcel came to its end. */
export type ParcelEnd = 'delivered' | 'partlyDelivered' | 'returned';

interface Carried {
  end: ParcelEnd;
  /** Where it went; the dearest where that is not known. */
  zone?: ChargeZone | undefined;
  grams: number;
}

/** Taka for the way of a parcel. */
export function wayCharge(tariff: CourierTariff, { end, zone = 'elsewhere', grams }: Carried): number {
  const kilograms = Math.max(0, Math.ceil((grams - tariff.grams) / 1_000));
  const aKilogram = zone === 'insideDhaka' ? tariff.kgInsideDhaka : tariff.kgElsewhere;
  const whole = tariff[zone] + kilograms * aKilogram;
  const percent = { delivered: 100, partlyDelivered: 100 + tariff.partlyPercent, returned: tariff.returnPercent }[end];
  return (whole * percent) / 100;
}

/** Taka for collecting so many taka. */
export function collectingCharge(tariff: CourierTariff, zone: ChargeZone = 'elsewhere', collected: number): number {
  const percent = zone === 'insideDhaka' ? tariff.percentInsideDhaka : tariff.percentElsewhere;
  return (Math.max(0, collected) * percent) / 100;
}
