import { pathIn } from "#contracts/languages.ts";
import { papersPath } from "#contracts/papers-path.ts";
import { language } from "#i18n/en/language.ts";
import type { SiteContext } from "../../context.ts";

/** Of which list somebody asks, for the form; null: none, or one that is not there. @param id of its visa */
export async function askedVisa(site: SiteContext["site"], id: string | null) {
  const visa = id === null ? null : await site.entry.find("visa", id);
  const path = visa && papersPath(visa);
  if (!path) return null;
  return { name: "visa" as const, id: visa._id, text: visa.title, back: pathIn(language, path) };
}
