import { useState } from 'react';
import { loadPlaces } from './load-places.ts';
import type { PlaceOption } from './place-options.ts';

type Search = (typed: string) => PlaceOption[];

/** The search in the list of places, once `load` has brought it; an order goes through without it. */
export function usePlaces() {
  const [searchPlaces, setSearchPlaces] = useState<Search>();
  const [isMissing, setIsMissing] = useState(false);

  async function load(): Promise<Search | undefined> {
    try {
      const { searchPlaces: search } = await loadPlaces();
      setSearchPlaces(() => search);
      setIsMissing(false);
      return search;
    } catch (error) {
      console.warn('The places cannot be chosen', error);
      setIsMissing(true);
      return undefined;
    }
  }

  return { searchPlaces, isMissing, load };
}
