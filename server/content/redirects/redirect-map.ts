import { keyOf, type OldAddress, partsOf, writtenOldAddress } from "#contracts/old-address.ts";
import { isBehindPosts, isOwnAddress } from "./own-address.ts";

export type Moved = {
  /** As it is kept. */
  from: string;
  to: string;
};

export type Found = Moved & {
  /** A post may be there: it wins. */
  isBehindPosts: boolean;
};

type Entry = Found & Pick<OldAddress, "params">;

/** Entries of one's own, as requests are held against them: without the database. */
export function createRedirectMap(stored: readonly Moved[] = []) {
  const byKey = new Map<string, Entry[]>();

  /** @param to replaces what is there under the same address */
  function set(address: OldAddress, to: string): void {
    // A page that came with a newer edition wins.
    if (isOwnAddress(address)) return;
    const from = writtenOldAddress(address);
    const entry = { from, to, isBehindPosts: isBehindPosts(address), params: address.params };
    const others = (byKey.get(address.key) ?? []).filter((other) => other.from !== from);
    // What asks for more is asked first.
    const all = [...others, entry].toSorted((a, b) => b.params.length - a.params.length);
    byKey.set(address.key, all);
  }

  for (const { from, to } of stored) {
    const { path, query } = partsOf(from);
    set({ key: path, params: [...new URLSearchParams(query)] }, to);
  }

  /** @param url path and query of a request */
  function find(url: string): Found | null {
    if (byKey.size === 0) return null;
    const { path, query } = partsOf(url);
    const entries = byKey.get(keyOf(path) ?? "");
    if (!entries) return null;
    const asked = new URLSearchParams(query);
    return entries.find(({ params }) => asksFor(asked, params)) ?? null;
  }

  return { set, find };
}

const asksFor = (asked: URLSearchParams, params: OldAddress["params"]): boolean =>
  params.every(([name, value]) => asked.has(name, value));

/** Whether who asks for this path and query asks for that address. */
export function isAt({ key, params }: OldAddress, url: string): boolean {
  const { path, query } = partsOf(url);
  return keyOf(path) === key && asksFor(new URLSearchParams(query), params);
}

export type RedirectMap = ReturnType<typeof createRedirectMap>;
