import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { Language, OtherLanguage } from "#contracts/languages.ts";

type Load = () => Promise<ServerBuild>;

const MODE = import.meta.env.MODE;

/**
 * Renders the public pages of each language; a language is loaded when it is first asked for. In development all
 * speak that of `RIHLA_LANGUAGE`, English without it.
 * @param own the build that this server is part of
 */
export function visitorPages(own: Load): Record<Language, RequestHandler> {
  return inEach((language) => async () => asVisitorsGetIt(await loaded(language, own), language));
}

const loaded = (language: Language, own: Load): Promise<ServerBuild> =>
  import.meta.env.DEV || language === "en" ? own() : builtIn(language);

/** The build of another language than the server's. */
export const builtIn = (language: OtherLanguage): Promise<ServerBuild> =>
  import(/* @vite-ignore */ pathToFileURL(path.resolve(`build/${language}/server/index.js`)).href);

/** Of the admin area in each language, at the same addresses: it is loaded when somebody first uses it. */
export function staffPages(own: Load): Record<Language, RequestHandler> {
  return inEach((language) => () => loaded(language, own));
}

function inEach(loadOf: (language: Language) => Load): Record<Language, RequestHandler> {
  const pagesIn = (language: Language) => createRequestHandler(loadOf(language), MODE);
  return { en: pagesIn("en"), bn: pagesIn("bn"), ar: pagesIn("ar") };
}

/** Under its prefix; with the site map of scripts/build.mjs, which holds no admin page. */
function asVisitorsGetIt(build: ServerBuild, language: Language): ServerBuild {
  const basename = language === "en" ? "/" : `/${language}`;
  // In development there is one site map, made by Vite.
  if (import.meta.env.DEV) return { ...build, basename };
  const url = build.assets.url.replace("/manifest-", "/site-map-");
  return { ...build, basename, assets: { ...build.assets, url } };
}
