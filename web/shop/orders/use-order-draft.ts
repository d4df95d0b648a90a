import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lastOrderQuery } from '../../shared/api/orders.ts';
import {
  forgetBuyer,
  type KeptPlace,
  keepDraft,
  keepPlace,
  type NamedPlace,
  type OrderDraft,
  readDraft,
  readPlace,
  withChosenPlace,
} from '../../shared/lib/stored-order-draft.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { namedIn } from '../../shared/orders/place-field.tsx';
import { useSession } from '../../shared/session/session.tsx';

/**
 * What the order form begins with: what was typed before, else the buyer of the last order, of the account or, for a
 * guest, of this device, and the place that was chosen on a product's page. What is typed is kept on the device until the
 * order is placed.
 */
export function useOrderDraft() {
  const language = useLanguage();
  const { user } = useSession();
  const [kept] = useState(() => readPlace(user?.uid));
  const [start, setStart] = useState<Start>(() => ({ draft: draftOf(user?.uid, kept), version: 0 }));
  const [place, setPlace] = useState(
    start.draft?.place ?? (start.draft?.placeText === undefined ? kept?.place : undefined),
  );
  const placeText = useRef(start.draft?.placeText);
  const form = useRef<HTMLFormElement>(null);
  const hasTyped = useRef(false);
  const { data } = useQuery(lastOrderQuery(start.draft ? undefined : user?.uid));

  const last = data?.last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, also where another language is chosen later
  useEffect(() => {
    async function propose(buyer: OrderDraft) {
      const known = buyer.place && (await namedIn(buyer.place, language));
      if (hasTyped.current) return;
      setStart({ draft: buyer, version: 1, focus: focusedIn(form.current) });
      setPlace(known);
    }
    if (last) void propose(withChosenPlace(last, kept));
  }, [last]);

  const { draft = {}, version, focus } = start;
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus();
  }, [focus]);

  function keep(chosen: NamedPlace | undefined) {
    hasTyped.current = true;
    if (form.current) keepDraft({ ...typedIn(form.current), place: chosen, placeText: placeText.current }, user?.uid);
  }

  function choose(chosen: NamedPlace | undefined, text?: string) {
    setPlace(chosen);
    placeText.current = text;
    if (chosen) keepPlace({ place: chosen, isChosen: true }, user?.uid);
    keep(chosen);
  }

  function clear() {
    forgetBuyer();
    setStart({ draft: {}, version: 2, focus: 'name' });
    setPlace(undefined);
    placeText.current = undefined;
  }

  return { form, proposed: draft, place, version, choose, keep: () => keep(place), clear };
}

interface Start {
  draft: OrderDraft | undefined;
  /** The fields are uncontrolled: a new version remounts them. */
  version: number;
  /** The name of the field that has the focus then. */
  focus?: string | undefined;
}

function draftOf(uid: string | undefined, kept: KeptPlace | undefined): OrderDraft | undefined {
  const draft = readDraft(uid);
  if (!draft || draft.isOrdered) return draft && withChosenPlace(draft, kept);
  // What was typed stays. A place is kept from the form, too: another one was chosen on a product's page since.
  return draft.place ? { ...withChosenPlace(draft, kept), deliveryAddress: draft.deliveryAddress } : draft;
}

function focusedIn(form: HTMLFormElement | null): string | undefined {
  const focused = document.activeElement;
  return form?.contains(focused) ? (focused?.getAttribute('name') ?? undefined) : undefined;
}

/** What stands in the fields of the form. */
export function typedIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const typed = (name: string) => String(fields.get(name)).trim();
  return {
    name: typed('name'),
    mobileNumber: typed('mobileNumber'),
    deliveryAddress: typed('address'),
    info: typed('notes'),
  };
}
