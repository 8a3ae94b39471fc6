import { editorAddress } from "#contracts/editor-address.ts";
import type { OtherLanguage } from "#contracts/languages.ts";

/** Something that staff write and visitors read: "home/home", "package/umrah", "post/{_id}". */
export type Place = {
  kind: string;
  id: string;
  /** Of a translation. */
  language?: OtherLanguage | undefined;
};

/** The parameter of a translation's history. */
export const HISTORY_LANGUAGE = "lang";

/** Where its versions are: none, one, or two to compare. */
export const historyPath = ({ kind, id }: Place, ...versions: string[]): string =>
  ["/admin/history", kind, id, ...versions].join("/");

/** The same, of a translation those of its language. */
export function historyAddress(place: Place, ...versions: string[]): string {
  const path = historyPath(place, ...versions);
  return place.language ? `${path}?${HISTORY_LANGUAGE}=${place.language}` : path;
}

/** Where its words are translated. */
export const translatePath = (language: OtherLanguage, { kind, id }: Place): string =>
  editorAddress({ kind, id, language });
