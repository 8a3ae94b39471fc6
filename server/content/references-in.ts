import { ownPathOf } from "#contracts/address.ts";
import type { Fields, TextField } from "#contracts/field-types.ts";
import { textsIn } from "#contracts/kinds/texts-in.ts";
import { pictureFolder } from "#contracts/media-address.ts";
import { addressesIn } from "./addresses-in.ts";

type Body = Readonly<Record<string, unknown>>;

/**
 * What a body needs, each once: pages of this site that it links to by their path, pictures of the library by their
 * folder, other sites by the whole address.
 */
export const referencesIn = (fields: Fields, body: Body): string[] => [
  ...new Set(placedReferencesIn(fields, body).map(({ target }) => target)),
];

/** With where in the body each stands. */
export const placedReferencesIn = (fields: Fields, body: Body) =>
  textsIn(fields, body).flatMap(({ field, text, path }) => {
    const targets = addressesOf(field, text).flatMap((address) => targetOf(address) ?? []);
    return targets.map((target) => ({ target, path }));
  });

function addressesOf(field: TextField, text: string): string[] {
  if (field.type === "html") return addressesIn(text);
  return field.type === "address" || field.type === "picture" ? [text] : [];
}

/** Characters. No page of ours has a longer path, and an index of PostgreSQL takes no key of 2,700. */
const LONGEST = 1000;

/** Null: it leads to nothing that is looked after, or to a file that every site has. */
function targetOf(address: string): string | null {
  const path = ownPathOf(address);
  const target = path === null ? webAddressOf(address) : ownTargetOf(path);
  return target && target.length <= LONGEST ? target : null;
}

const ownTargetOf = (path: string): string | null =>
  path === "" || path.startsWith("/art/") ? null : (pictureFolder(path) ?? path);

/** Of another site, as it is asked for; null: it is none. */
function webAddressOf(address: string): string | null {
  const url = URL.parse(address, "https://here.invalid");
  if (!url || !["http:", "https:"].includes(url.protocol) || address.startsWith("#")) return null;
  url.hash = "";
  return url.href;
}
