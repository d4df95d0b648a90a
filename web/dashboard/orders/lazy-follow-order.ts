import { type ComponentType, lazy } from 'react';

// Only these admin pages need the database's SDK; they work without.
/** Asks for the order anew when it was changed; without the database it does nothing. */
export const LazyFollowOrder = lazy<ComponentType<{ id: string }>>(() => loadFollowOrder().catch(withoutFollowing));

async function loadFollowOrder() {
  const [{ FollowOrder }, { database }] = await Promise.all([
    import('./follow-order.tsx'),
    import('../../shared/orders/database.ts'),
  ]);
  await database; // so that a failure happens here
  return { default: FollowOrder };
}

function withoutFollowing(error: unknown) {
  console.warn('This order is not followed live', error);
  return { default: () => null };
}
