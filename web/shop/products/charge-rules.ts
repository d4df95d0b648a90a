import { useEffect, useState } from 'react';

type ChargeRules = typeof import('@aloghor/functions/domain/delivery');

/**
 * The rules come with the list of places, so they are loaded only where there is a charge. Without them the shop names it on
 * the telephone.
 */
export function useChargeRules(isNeeded: boolean): { loaded: ChargeRules | undefined; isLoading: boolean } {
  const [loaded, setLoaded] = useState<ChargeRules>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (isNeeded) import('@aloghor/functions/domain/delivery').then(setLoaded, () => setIsMissing(true));
  }, [isNeeded]);
  return { loaded, isLoading: isNeeded && !loaded && !isMissing };
}
