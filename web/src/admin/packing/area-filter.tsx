import { DISTRICTS, ZONES } from '@aloghor/functions/domain/places';
import { languageInUse } from '../../lib/language.ts';
import { Select } from '../../ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

/** Zones, and districts by their English names. */
export const AREAS: string[] = [...ZONES, ...DISTRICTS.map(({ name }) => name)];

interface AreaFilterProps {
  value: string;
  onChange: (area: string) => void;
}

/** Only orders that go there: riders and couriers go by area. */
export function AreaFilter({ value, onChange }: AreaFilterProps) {
  const { area, everywhere, zones } = tAdmin.packing;
  const districts = DISTRICTS.map(({ name, bangla }) => [name, languageInUse() === 'bn' ? bangla : name] as const);
  return (
    <Select
      label={area}
      isLabelHidden
      size="dense"
      className="grow sm:grow-0"
      value={value}
      options={[['', everywhere], ...ZONES.map((zone) => [zone, zones[zone]] as const), ...districts]}
      onChange={onChange}
    />
  );
}
