import { DISTRICTS, ZONES, type Zone } from '@aloghor/functions/domain/places';
import { placeName } from '../../shared/lib/place-name.ts';
import { Select } from '../../shared/ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

/** A zone, or the English name of a district. */
export const AREAS: readonly string[] = [...ZONES, ...DISTRICTS.map(({ name }) => name)];

interface AreaFilterProps {
  area: string;
  onChange: (area: string) => void;
}

/** Chooses where the listed orders go. */
export function AreaFilter({ area, onChange }: AreaFilterProps) {
  return (
    <Select
      label={tAdmin.orders.areaFilter}
      isLabelHidden
      size="dense"
      className="grow sm:grow-0"
      value={area}
      options={[['', tAdmin.orders.allAreas], ...AREAS.map((one) => [one, areaName(one)] as const)]}
      onChange={onChange}
    />
  );
}

/** A zone or a district in the language of the page. */
export function areaName(area: string): string {
  return isZone(area) ? tAdmin.orders.zones[area] : placeName({ district: area });
}

function isZone(area: string): area is Zone {
  return ZONES.some((zone) => zone === area);
}
