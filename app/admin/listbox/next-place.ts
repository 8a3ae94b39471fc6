/** Where a key leads within a list, from the last to the first and back; undefined: nowhere. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  const next: Record<string, number> = {
    ArrowDown: place >= last ? 0 : place + 1,
    ArrowUp: place <= 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  const to = next[key];
  return to === undefined || last < 0 ? undefined : to;
}
