import { dayOf } from '@aloghor/functions/domain/day-of';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { lastOrderQuery } from '../../shared/api/orders.ts';
import { businessDayAfter } from '../../shared/lib/business-days.ts';
import { dayAndMonth } from '../../shared/lib/dates.ts';
import { price } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { keepPlace, knownName, type NamedPlace, readPlace } from '../../shared/lib/stored-order-draft.ts';
import { delivery } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { namedIn, PlaceField } from '../../shared/orders/place-field.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { whenIdle } from '../../shared/start/schedule.ts';
import { useChargeRules } from './charge-rules.ts';

interface DeliveryHereProps {
  settings: DeliverySettings;
  /** Of one, in taka. */
  price: number;
}

/**
 * When a product comes to the shopper's district and what that costs; the district is the last one of this device,
 * else that of the account's last order. As high as what it will say, because the prerendered page does not know it.
 */
export function DeliveryHere({ settings, price: taka }: DeliveryHereProps) {
  const t = useMessages(delivery);
  const id = useId();
  const { user, visitor, isLoading } = useSession();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<NamedPlace>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isKnown = isHydrated && !isLoading;
  const kept = chosen ?? (isKnown ? readPlace(user?.uid)?.place : undefined);
  const ordered = useOrderedTo(isKnown && !kept && visitor === 'customer' ? user?.uid : undefined); // the staff have no orders
  const place = kept ?? ordered;
  const said = useDeliveryTo(place, settings, taka);

  function choose(option: NamedPlace | undefined) {
    if (!option) return; // somebody is typing
    keepPlace({ place: option, isChosen: true }, user?.uid);
    setChosen(option);
    setIsOpen(false);
    if (panel.current?.contains(document.activeElement)) opener.current?.focus(); // else the visitor is elsewhere
  }

  return (
    <div className="mt-4 rounded-card border border-line px-4 noscript:hidden">
      <div className="flex min-h-20 items-center gap-x-3 py-2">
        <MapPin aria-hidden className="size-5 shrink-0 text-brass-text" />
        <p aria-live={chosen ? 'polite' : 'off'} className="grow">
          {said ?? t.toYou}
        </p>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{place ? t.changePlace : t.choosePlace}</span>
        </button>
      </div>
      <div ref={panel} id={id} className="pb-4" hidden={!isOpen}>
        {isOpen && <PlaceField isNeeded place={undefined} onChoose={choose} />}
      </div>
    </div>
  );
}

/** Where this account has last ordered to, perhaps from another device. The page has what it needs at first before. */
function useOrderedTo(uid: string | undefined): NamedPlace | undefined {
  const language = useLanguage();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { data } = useQuery({
    queryKey: ['orderedTo', uid, language],
    queryFn: async ({ client }) => {
      const { last } = await client.fetchQuery(lastOrderQuery(uid));
      return last?.place ? namedIn(last.place, language) : null;
    },
    enabled: isIdle && uid !== undefined,
    staleTime: Number.POSITIVE_INFINITY, // the device keeps where its own orders go
    meta: { personal: true },
  });
  return data ?? undefined;
}

const MINUTE_MS = 60_000;

/** The shop's day, also when the page is left open over its midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => dayOf(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(serverNow())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/** As in `Sylhet: 30 Nov to 2 Dec, ৳130`; undefined without a place. */
function useDeliveryTo(place: NamedPlace | undefined, settings: DeliverySettings, taka: number): string | undefined {
  const language = useLanguage();
  const t = useMessages(delivery);
  const { loaded, isLoading } = useChargeRules(place !== undefined);
  const today = useToday();
  if (!place) return undefined;
  const name = knownName(place, language);
  if (!loaded) return isLoading ? `${name}: …` : name;
  const charge = loaded.deliveryChargeOf(settings, place, taka);
  const days = loaded.chargeAt(settings, place)?.days;
  if (charge === undefined || !days) return t.toLater(name);
  const after = (count: number) => dayAndMonth(businessDayAfter(today, count), language);
  const [first, last] = [after(days.least), after(days.most)];
  return t.to(name, first === last ? first : t.between(first, last), charge === 0 ? t.free : price(charge, language));
}
