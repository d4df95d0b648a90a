import type { CarrierName } from '@aloghor/functions/domain/couriers';
import { useQuery } from '@tanstack/react-query';
import { Bike, Truck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { useCouriers } from '../booking/booking-api.ts';
import { carriers as carriersTexts } from '../messages/en/booking.ts';
import { ridersQuery } from './orders-api.ts';

/** Who carries a parcel: a courier, or one of the shop's own riders, whose id is the name. */
type Carrier = { kind: 'courier'; id: CarrierName; name: string } | { kind: 'rider'; id: string; name: string };

interface CarrierChoice {
  carriers: Carrier[];
  /** The first courier, unless somebody else was chosen. */
  chosen: Carrier | undefined;
  choose: (value: string) => void;
}

interface Offered {
  couriers?: boolean;
  riders?: boolean;
  /** The rider who has the order already. */
  except?: string | undefined;
}

/** The couriers with which this visitor may book, then the shop's own riders, and who of them is chosen. */
export function useCarrierChoice({ couriers = true, riders = true, except }: Offered = {}): CarrierChoice {
  const [value, choose] = useState('');
  const bookable = useCouriers(couriers);
  const own = useQuery({ ...ridersQuery, enabled: riders });
  // Before both are there, another one might be chosen than is seen.
  const isReady = !bookable.isLoading && !own.isLoading;
  const carriers: Carrier[] = [
    ...(bookable.data ?? []).map(({ courier, name }) => ({ kind: 'courier' as const, id: courier, name })),
    ...(own.data ?? []).map(({ name }) => ({ kind: 'rider' as const, id: name, name })),
  ].filter(({ kind, id }) => isReady && (kind === 'courier' ? couriers : riders && id !== except));
  const chosen = carriers.find((one) => carrierValue(one) === value) ?? carriers.find(({ kind }) => kind === 'courier');
  return { carriers, chosen, choose };
}

function carrierValue({ kind, id }: Carrier): string {
  return `${kind} ${id}`;
}

interface CarrierFormProps {
  /** Of the select. */
  label: string;
  choice: CarrierChoice;
  isBusy?: boolean;
  onBook: () => void;
  onGive: (rider: string) => void;
}

/** Chooses who carries parcels: with a courier they are booked, to an own rider they are given. Nothing where the shop has neither. */
export function CarrierForm({ label, choice, isBusy = false, onBook, onGive }: CarrierFormProps) {
  const t = useMessages(carriersTexts);
  const { carriers, chosen, choose } = choice;
  const isOneCourier = carriers.length === 1 && chosen !== undefined;
  const Icon = chosen?.kind === 'courier' ? Truck : Bike;
  if (carriers.length === 0) return null;
  return (
    <span className="flex gap-2 max-sm:w-full">
      {!isOneCourier && (
        <Select
          label={label}
          isLabelHidden
          size="dense"
          className="max-sm:grow"
          value={chosen ? carrierValue(chosen) : ''}
          options={[
            ...(chosen ? [] : [['', t.choose] as const]),
            ...carriers.map(
              (one) => [carrierValue(one), one.kind === 'rider' ? t.ownRider(one.name) : one.name] as const,
            ),
          ]}
          onChange={choose}
        />
      )}
      <Button
        variant="quiet"
        size="dense"
        className={isOneCourier ? 'max-sm:grow' : ''}
        disabled={!chosen || isBusy}
        onClick={() => (chosen?.kind === 'rider' ? onGive(chosen.id) : onBook())}
      >
        <Icon aria-hidden className="size-4 max-sm:hidden" />
        <span>{chosen?.kind === 'courier' ? t.book : t.give}</span>
      </Button>
    </span>
  );
}
