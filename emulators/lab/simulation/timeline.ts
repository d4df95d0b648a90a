interface Step {
  status: string;
}

/**
 * The statuses that an order has gone through. Splitting and joining stand in a timeline, too, and mostly leave the status as
 * it is.
 */
export function statusesIn(timeline: readonly Step[]): string[] {
  return timeline.map(({ status }) => status).filter((status, place, all) => status !== all[place - 1]);
}
