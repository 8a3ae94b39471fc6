import { asObject } from "#contracts/as-object.ts";
import { putAt } from "#contracts/at-path.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { textsIn } from "#contracts/kinds/texts-in.ts";
import { pictureAddress } from "./html/foreign-address.ts";
import type { SourceDocument } from "./sources/source.ts";

type Shown = { address: string; path: string };

const fieldsOf = ({ kind }: SourceDocument) =>
  kind === "home" ? homeKind.fields : packageKind.fields;

/** The pictures of a home page or package, each where it stands. */
export function documentPictures(item: SourceDocument): Shown[] {
  return textsIn(fieldsOf(item), asObject(item.body)).flatMap(({ field, text, path }) => {
    const address = field.type === "picture" ? pictureAddress(text, item.key) : null;
    return address ? [{ address, path: path.join(".") }] : [];
  });
}

/** A copy with ours; what did not come is left as it is here. */
export function withPictures(
  item: SourceDocument,
  urlOf: (address: string) => string | null,
): Record<string, unknown> {
  const body = structuredClone(asObject(item.body));
  for (const { address, path } of documentPictures(item)) {
    putAt(body, path, urlOf(address) ?? address);
  }
  return body;
}
