/** The list with the item at `from` moved to `to`; unchanged when either is out of range. */
export function moveItem<Item>(list: Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const moved = list.filter((_, index) => index !== from);
  moved.splice(to, 0, item);
  return moved;
}
