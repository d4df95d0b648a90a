/** Where the bars of a chart stand: `x` and `width` in its own units, `height` from 0 for nothing to 1 for the highest. */
export interface Bar {
  x: number;
  width: number;
  height: number;
}

/** One bar a value, with a gap of a quarter between; all flat when all are 0. */
export function barsOf(values: number[], width: number): Bar[] {
  const step = width / Math.max(1, values.length);
  const highest = Math.max(...values, 0);
  return values.map((value, index) => ({
    x: index * step + step / 8,
    width: step * 0.75,
    height: highest === 0 ? 0 : value / highest,
  }));
}
