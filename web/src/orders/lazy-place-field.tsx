import { type FunctionComponent, lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PlaceFieldProps } from './place-field.tsx';

// The list of places is for the order form alone.
const PlaceField = lazy<FunctionComponent<PlaceFieldProps>>(() =>
  import('./place-field.tsx').then(({ PlaceField: field }) => ({ default: field }), without),
);

/** An order goes through without it. */
function without(error: unknown): { default: FunctionComponent<PlaceFieldProps> } {
  console.warn('The places cannot be chosen', error);
  return { default: () => null };
}

export function LazyPlaceField(props: PlaceFieldProps) {
  return (
    <Suspense fallback={<Skeleton className="h-19.5 rounded-lg bg-stone" />}>
      <PlaceField {...props} />
    </Suspense>
  );
}
