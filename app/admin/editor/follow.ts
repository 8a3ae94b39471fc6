type Text = { start: number; end: number; put: string };

/**
 * What a form shows when an answer comes to what it held a moment ago.
 * @param now with what was typed since
 * @param answered with what others wrote
 * @returns null: both changed the same place
 */
export function followed<T extends object>(sent: T, now: T, answered: T): T | null {
  const next = { ...answered };
  for (const key of Object.keys(now) as (keyof T)[]) {
    if (isSame(now[key], sent[key])) continue;
    if (isSame(answered[key], sent[key])) next[key] = now[key];
    else {
      const both = bothIn(sent[key], now[key], answered[key]);
      if (both === null) return null;
      next[key] = both as T[keyof T];
    }
  }
  return next;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of two that changed one text in places that lie apart. */
function bothIn(from: unknown, one: unknown, other: unknown): string | null {
  if (typeof from !== "string" || typeof one !== "string" || typeof other !== "string") return null;
  const changes = [changeOf(from, one), changeOf(from, other)].sort((a, b) => b.start - a.start);
  const [later, earlier] = changes as [Text, Text];
  if (earlier.end >= later.start) return null;
  return changes.reduce(
    (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end),
    from,
  );
}

/** Where a text was changed: from the first character that differs to the last. */
function changeOf(from: string, to: string): Text {
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && from[start] === to[start]) start++;
  let same = 0;
  while (same < least - start && from.at(-1 - same) === to.at(-1 - same)) same++;
  return { start, end: from.length - same, put: to.slice(start, to.length - same) };
}
