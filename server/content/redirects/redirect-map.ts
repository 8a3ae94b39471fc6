import { keyOf, type OldAddress, partsOf, writtenOldAddress } from "#contracts/old-address.ts";
import { isBehindPosts, isOwnAddress } from "#contracts/own-address.ts";

export type Moved = {
  /** As it is kept. */
  from: string;
  to: string;
};

export type Found = Moved & {
  /** A post may be there: it wins. */
  isBehindPosts: boolean;
};

/** Entries of one's own, as requests are held against them: without the database. */
export function createRedirectMap(stored: readonly Moved[] = []) {
  const byFrom = new Map<string, Found>();
  /** Which parameters the entries of a path name, each set once: an old site had thousands of `/index.php?id=`. */
  const namesByKey = new Map<string, Map<string, string[]>>();

  function set(address: OldAddress, to: string): void {
    // A page that came with a newer edition wins.
    if (isOwnAddress(address)) return;
    const { key, params } = address;
    const from = writtenOldAddress(address);
    byFrom.set(from, { from, to, isBehindPosts: isBehindPosts(address) });
    const names = params.map(([name]) => name);
    const known = namesByKey.get(key) ?? new Map<string, string[]>();
    namesByKey.set(key, known.set(JSON.stringify(names), names));
  }

  for (const { from, to } of stored) {
    const { path, query } = partsOf(from);
    set({ key: path, params: [...new URLSearchParams(query)] }, to);
  }

  /** @param url path and query of a request */
  function find(url: string): Found | null {
    if (byFrom.size === 0) return null;
    const { path, query } = partsOf(url);
    const key = keyOf(path) ?? "";
    const known = namesByKey.get(key);
    if (!known) return null;
    const asked = new Map(new URLSearchParams(query));
    let closest: Found | null = null;
    let most = -1;
    for (const names of known.values()) {
      if (names.length <= most || !names.every((name) => asked.has(name))) continue;
      const params = names.map((name): [string, string] => [name, asked.get(name) ?? ""]);
      const found = byFrom.get(writtenOldAddress({ key, params }));
      if (found) [closest, most] = [found, names.length];
    }
    return closest;
  }

  return { set, find };
}

/** Whether who asks for this path and query asks for that address. */
export function isAt({ key, params }: OldAddress, url: string): boolean {
  const { path, query } = partsOf(url);
  const asked = new Map(new URLSearchParams(query));
  return keyOf(path) === key && params.every(([name, value]) => asked.get(name) === value);
}

export type RedirectMap = ReturnType<typeof createRedirectMap>;
