import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";

/** Of each kind, as many as anybody can look through. */
export const MOST_LINES = 500;

/** Of each kind so many stand for themselves; the others are one line. */
const MOST_SINGLE = 5;

export type Line = Omit<AttentionLine, "putOffUntil">;

/** Lines of some kinds; `beyond`: how many more there are that were not read. */
export type Found = { lines: Line[]; beyond?: Partial<Record<AttentionKind, number>> };

type Said = Pick<Line, "key" | "what" | "href"> & Partial<Line>;

export const lineOf = (said: Said): Line => ({
  ...{ place: null, title: "", topic: null, isExample: false, address: "" },
  ...{ count: null, day: "", at: null },
  ...said,
});

/** What no list of its own shows apart. */
const allOf = (what: AttentionKind) => `/admin/today?what=${what}`;

/** Where all of a kind are looked after. */
const ALL_OF: Record<AttentionKind, string> = {
  "price-ended": allOf("price-ended"),
  "price-ends": allOf("price-ends"),
  "departure-leaves": allOf("departure-leaves"),
  "review-due": "/admin/visas",
  "licence-ends": "/admin/licences",
  "can-be-told": "/admin/enquiries/told-when",
  "no-answer": "/admin/enquiries?status=new",
  "follow-up-over": "/admin/enquiries",
  "not-published": allOf("not-published"),
  "link-broken": allOf("link-broken"),
  "translation-older": "/admin/settings/languages",
  "picture-undescribed": "/admin/media?described=no",
  "mail-stuck": "/admin/settings/mail",
  "backup-failed": "/admin/settings/backups",
  "backup-unsent": "/admin/settings/backups",
  "backup-old": "/admin/settings/backups",
};

type Several = { what: AttentionKind; count: number; day?: string; at?: string | null };

/** One line for several. */
export const lineOfSeveral = ({ what, ...said }: Several): Line =>
  lineOf({ key: `all.${what}`, what, href: ALL_OF[what], ...said });

/** Where those are that the list of a kind has no room for. */
const REST_OF: Partial<Record<AttentionKind, string>> = {
  "price-ended": "/admin/departures",
  "price-ends": "/admin/departures",
  "departure-leaves": "/admin/departures",
};

/** In the list of a kind: how many more there are. */
export const restLines = (what: AttentionKind, { beyond }: Pick<Found, "beyond">): Line[] => {
  const line = lineOfSeveral({ what, count: beyond?.[what] ?? 0 });
  return line.count ? [{ ...line, href: REST_OF[what] ?? line.href }] : [];
};

/** What ended first, then what ends soonest, then what has no day. */
export const inOrder = <T extends Pick<Line, "day" | "at">>(lines: readonly T[]): T[] => {
  const momentOf = ({ day, at }: T) => at ?? (day || "9999");
  return lines.toSorted((one, other) => {
    const [a, b] = [momentOf(one), momentOf(other)];
    return a < b ? -1 : Number(a > b);
  });
};

/** Of each kind what ends soonest, and how many more there are. */
export function firstOfEach(lines: readonly Line[]): Required<Found> {
  const kinds = Map.groupBy(inOrder(lines), ({ what }) => what);
  const beyond: Required<Found>["beyond"] = {};
  for (const [what, all] of kinds) {
    if (all.length > MOST_LINES) beyond[what] = all.length - MOST_LINES;
  }
  return { lines: [...kinds.values()].flatMap((all) => all.slice(0, MOST_LINES)), beyond };
}

/** Of each kind the first stand for themselves, and one line for all others. */
export function folded(lines: readonly Line[], beyond: Found["beyond"] = {}): Line[] {
  const kinds = Map.groupBy(inOrder(lines), ({ what }) => what);
  return [...kinds].flatMap(([what, all]) => {
    const others = all.slice(MOST_SINGLE);
    const count = others.length + (beyond[what] ?? 0);
    if (count === 0) return all;
    const { day = "", at = null } = others[0] ?? {};
    return [...all.slice(0, MOST_SINGLE), lineOfSeveral({ what, count, day, at })];
  });
}
