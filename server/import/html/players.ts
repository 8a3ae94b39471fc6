import type { NoteName } from "#contracts/import-notes.ts";
import { linkAddress, openedAddress } from "./foreign-address.ts";
import { PLAYERS } from "./foreign-elements.ts";
import { type Element, elementsIn, escaped } from "./foreign-tree.ts";

type Within = { base: string; note: (what: NoteName, name?: string) => void };

/** A film, a recording, a map, a page of others within the page: a link to it. */
export function playerLink(node: Element, { base, note }: Within): string {
  const player = PLAYERS[node.name];
  if (!player) return "";
  const [source] = elementsIn(node.children, ["source", "embed"]);
  const src = node.attribs[player.address] || source?.attribs.src || "";
  const address = linkAddress(openedAddress(src), base);
  note(player.what, address ? (URL.parse(address, base)?.host ?? "") : "");
  if (!address) return "";
  const words = node.attribs.title?.trim() || address;
  return `<p><a href="${escaped(address)}">${escaped(words)}</a></p>`;
}
