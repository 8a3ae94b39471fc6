import { isFieldAddress } from "./address.ts";
import type { FieldMistake } from "./mistakes.ts";

/**
 * Under what an old address is kept and looked for: old sites wrote one address in many ways. Letters
 * count in one case, no slash at the end, percent-encoding undone, parameters sorted.
 */
export type OldAddress = { key: string; params: [name: string, value: string][] };

/** With its path as it was written: links of posts have letters in either case. */
export type WrittenAddress = OldAddress & { path: string };

export const OLD_ADDRESS_LENGTH = 500;

/** Null: the path cannot be read, or holds what nobody sees. */
export function keyOf(path: string): string | null {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  let read: string;
  try {
    read = decodeURIComponent(path.slice(0, end));
  } catch {
    return null;
  }
  if (/\p{Cc}/u.test(read)) return null;
  return readable(read.normalize("NFC").toLowerCase());
}

/** With the few characters encoded that would mean something else. */
const readable = (path: string): string => path.replace(/[%?#]/g, encodeURIComponent);

/** As a person reads the path of an address. */
export function readablePath(path: string): string {
  try {
    return readable(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** @param url path and query of a request, or as they are kept */
export function partsOf(url: string): { path: string; query: string } {
  const [asked = ""] = url.split("#", 1);
  const mark = asked.indexOf("?");
  return mark < 0
    ? { path: asked, query: "" }
    : { path: asked.slice(0, mark), query: asked.slice(mark + 1) };
}

export function writtenOldAddress({ key, params }: OldAddress): string {
  return params.length > 0 ? `${key}?${new URLSearchParams(params)}` : key;
}

export type Read<T> = { mistake: FieldMistake } | { mistake?: never; value: T };

const BAD: Read<never> = { mistake: { code: "bad-old-address" } };

/** As staff write or paste it: a path of this site, or a whole address whose host is left out. */
export function readOldAddress(typed: string): Read<WrittenAddress> {
  const text = typed.trim();
  if (text === "") return { mistake: { code: "empty" } };
  // Read as it is asked for: parts such as `/../` are gone by then.
  const url = /^(\/|https?:\/\/)/i.test(text) && isFieldAddress(text) ? fromTop(text) : null;
  const key = url && keyOf(url.pathname);
  if (!url || !key) return BAD;
  if (key.endsWith(".data")) return { mistake: { code: "data-link" } };
  // Of a parameter that is given twice the last counts.
  const params = [...new Map(url.searchParams)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const value = { key, params, path: url.pathname };
  return writtenOldAddress(value).length > OLD_ADDRESS_LENGTH
    ? { mistake: { code: "too-long", limit: OLD_ADDRESS_LENGTH } }
    : { value };
}

const fromTop = (text: string) => URL.parse(text, "https://here.invalid/");
