import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import type { SiteContext } from "../../context.ts";

/** How far things of a list are translated, by their ids; of a site in English alone nothing. */
export async function inLanguagesOf(
  site: SiteContext["site"],
  kind: NewKindName,
  ids: readonly string[],
): Promise<Record<string, StatesInLanguages>> {
  const shown = await site.languages.shown();
  return shown.length > 1 ? site.translation.ofMany(kind, ids) : {};
}
