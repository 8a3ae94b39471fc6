import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  matchPath,
  type RequestHandler,
  type ServerBuild,
} from "react-router";
import type { Language, OtherLanguage } from "#contracts/languages.ts";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";

type Load = () => Promise<ServerBuild>;

const MODE = import.meta.env.MODE;
const APART = PUBLIC_PAGES.filter((page: PublicPage) => page.isApart);

/**
 * Renders the public pages of each language; a language is loaded when it is first asked for. In development all
 * speak that of `RIHLA_LANGUAGE`, English without it.
 * @param own the build that this server is part of
 */
export function visitorPages(own: Load): (language: Language, path: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (language, path) => {
    const apart = apartAt(path);
    const key = `${language} ${apart}`;
    const known = handlers.get(key);
    if (known) return known;
    const load = async () => asVisitorsGetIt(await loaded(language, own), language, apart);
    const handler = handlerOf(load);
    handlers.set(key, handler);
    return handler;
  };
}

/** Given a function, React Router reads the whole site map anew for each request: only development needs that. */
function handlerOf(load: Load): RequestHandler {
  if (import.meta.env.DEV) return createRequestHandler(load, MODE);
  let made: Promise<RequestHandler> | undefined;
  return async (request, context) => {
    made ??= load()
      .then((build) => createRequestHandler(build, MODE))
      .catch((error) => {
        // A build may have been on its way.
        made = undefined;
        throw error;
      });
    const handle = await made;
    return handle(request, context);
  };
}

/**
 * Found as the router finds it, in capitals or small letters: a page whose own site map does not know it asks for itself
 * anew without end.
 */
function apartAt(path: string): string | null {
  const written = unescaped(path);
  return APART.find(({ path: pattern }) => matchPath(pattern, written))?.name ?? null;
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const loaded = (language: Language, own: Load): Promise<ServerBuild> =>
  import.meta.env.DEV || language === "en" ? own() : builtIn(language);

/** The build of another language than the server's. */
export const builtIn = (language: OtherLanguage): Promise<ServerBuild> =>
  import(/* @vite-ignore */ pathToFileURL(path.resolve(`build/${language}/server/index.js`)).href);

/** Of the admin area in each language, at the same addresses: it is loaded when somebody first uses it. */
export function staffPages(own: Load): Record<Language, RequestHandler> {
  const pagesIn = (language: Language) => handlerOf(() => loaded(language, own));
  return { en: pagesIn("en"), bn: pagesIn("bn"), ar: pagesIn("ar") };
}

/**
 * Under its prefix; with the site map of scripts/build.mjs, which holds no admin page.
 * @param apart the one page that is in no other page's site map; null: it is one of the others
 */
function asVisitorsGetIt(
  build: ServerBuild,
  language: Language,
  apart: string | null,
): ServerBuild {
  const basename = language === "en" ? "/" : `/${language}`;
  // In development there is one site map, made by Vite.
  if (import.meta.env.DEV) return { ...build, basename };
  const siteMap = apart === null ? "/site-map-" : `/site-map-${apart}-`;
  const url = build.assets.url.replace("/manifest-", siteMap);
  return { ...build, basename, assets: { ...build.assets, url } };
}
