import { isTakenPart } from "#contracts/page-link.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Kind = "post" | "page";
export type Wished = { kind: Kind; link: string };

const keyOf = ({ kind, link }: Wished) => `${kind} ${link}`;

/** So many are tried in one query. */
const TRIED = 50;

/** Gives each what it wishes for, or the next number after it, and nothing twice. */
export function createFreeLinks(source: Db | Tx) {
  const given = new Set<string>();
  /** Below it no number of this wish is free: of thousands that wish the same each would look again. */
  const triedFrom = new Map<string, number>();

  async function taken(kind: Kind, links: readonly string[]): Promise<Set<string>> {
    if (links.length === 0) return new Set();
    const rows =
      kind === "post"
        ? await source.selectFrom("blog").select("link").where("link", "in", links).execute()
        : await source.selectFrom("ownPage").select("link").where("link", "in", links).execute();
    const there = new Set(rows.map(({ link }) => link));
    if (kind === "page") for (const link of links) if (isTakenPart(link)) there.add(link);
    return there;
  }

  async function next({ kind, link }: Wished): Promise<string> {
    const wish = keyOf({ kind, link });
    for (let from = triedFrom.get(wish) ?? 2; ; from += TRIED) {
      const numbers = Array.from({ length: TRIED }, (_, index) => `${link}-${from + index}`);
      const there = await taken(kind, numbers);
      const free = numbers.find((one) => !there.has(one) && !given.has(keyOf({ kind, link: one })));
      if (!free) continue;
      triedFrom.set(wish, from);
      return free;
    }
  }

  return {
    /** One for each, in this order. */
    async giveAll(wished: readonly Wished[]): Promise<string[]> {
      const wishes = wished.map((wish) => (isNeverFree(wish) ? besideOurs(wish) : wish));
      const there = {
        post: await taken("post", linksOf(wishes, "post")),
        page: await taken("page", linksOf(wishes, "page")),
      };
      const links: string[] = [];
      for (const wish of wishes) {
        const isFree = !there[wish.kind].has(wish.link) && !given.has(keyOf(wish));
        const link = isFree ? wish.link : await next(wish);
        given.add(keyOf({ ...wish, link }));
        links.push(link);
      }
      return links;
    },
  };
}

/** Where addresses of ours begin so, no number after it makes it free. */
const isNeverFree = ({ kind, link }: Wished) => kind === "page" && isTakenPart(`${link}-2`);
const besideOurs = ({ kind, link }: Wished): Wished => ({ kind, link: `page-${link}` });

export type FreeLinks = ReturnType<typeof createFreeLinks>;

const linksOf = (wishes: readonly Wished[], kind: Kind) =>
  wishes.filter((wish) => wish.kind === kind).map(({ link }) => link);
