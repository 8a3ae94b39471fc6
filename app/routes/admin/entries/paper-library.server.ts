import type { RouterContextProvider } from "react-router";
import type { LibraryPaper } from "#app/admin/papers/paper-library.tsx";
import { siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { byName } from "#i18n/by-name.ts";
import { begunOf } from "./entry-reading.server.ts";

/** The library of papers; first what nobody but staff has seen yet. */
export async function libraryOf(context: Readonly<RouterContextProvider>): Promise<LibraryPaper[]> {
  const { site } = context.get(siteContext);
  const [papers, counts, waiting] = await Promise.all([
    site.entry.list("requirement"),
    site.paperUses.counts(),
    begunOf({ context, kind: "requirement" }),
  ]);
  const ids = papers.map(({ _id }) => _id);
  const inLanguages = await inLanguagesOf(site, "requirement", ids);
  return [
    ...waiting.map(({ id, title }) => ({ id, title, from: "", visas: null })),
    ...byName(papers, ({ title }) => title).map(({ _id: id, title, from }) => ({
      ...{ id, title, from, visas: counts[id] ?? 0 },
      inLanguages: inLanguages[id],
    })),
  ];
}
