import { ownPathOf } from "#contracts/address.ts";
import type { Fields, TextField } from "#contracts/field-types.ts";
import { textsIn } from "#contracts/kinds/texts-in.ts";
import { pictureFolder } from "#contracts/media-address.ts";
import { addressesIn } from "./addresses-in.ts";

type Body = Readonly<Record<string, unknown>>;

/**
 * What a body needs of this site, each once: pages that it links to by their path, pictures of the
 * library by their folder.
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
const LONGEST_PATH = 1000;

/** Null: it leads out of the site, to no page of it, or to a file that every site has. */
function targetOf(address: string): string | null {
  const path = ownPathOf(address);
  if (!path || path.length > LONGEST_PATH || path.startsWith("/art/")) return null;
  return pictureFolder(path) ?? path;
}
