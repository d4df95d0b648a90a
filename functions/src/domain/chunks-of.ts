/** A list in parts of `size` entries; the last one may be shorter. */
export function chunksOf<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  );
}
