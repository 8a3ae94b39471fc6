import type { RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { translationWriteSchema } from "#contracts/kinds/translation-write.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { inLanguageSchema } from "#contracts/languages-write.ts";
import { kindAt, type Place } from "#server/content/place.ts";
import { readIn } from "#server/content/read-in.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import type { ApiEnv } from "./api-env.ts";
import { signedInOnly } from "./require-user.ts";

/**
 * Spread into a route that reads or writes content: `lang` of its query, which clients need not know. Its schema is
 * that of `inLanguageSchema`.
 */
export const inLanguage: Pick<RouteConfig, "parameters"> = {
  parameters: [
    {
      ...{ in: "query", name: "lang", description: "Without it: English" },
      schema: { type: "string", enum: [...LANGUAGES] },
    },
  ],
};

/** @throws InputError for one that we do not know */
export const langOf = (c: Context): Language =>
  parseInput(inLanguageSchema, c.req.query()).lang ?? "en";

/**
 * The site as it is read in a language: also by staff who prepare one that is not shown yet.
 * @throws DomainError "not-found"
 */
export async function siteIn(site: Site, c: Context<ApiEnv>) {
  const lang = langOf(c);
  if (lang === "en") return site;
  const isShown = await site.languages.isShown(lang);
  if (!isShown && !(await c.get("auth").findSession(c.req.header("cookie")))) {
    throw new DomainError("not-found");
  }
  return readIn(site, lang);
}

type PlaceOf = (id: string, body: Readonly<Record<string, unknown>>) => Place | null;

/**
 * `PUT …?lang=bn` writes the words of that language; without `lang`, or in English, what stands behind writes the
 * thing itself.
 * @param placeOf what the address, or the body, names; null: nothing
 */
export const wordsOf = (site: Pick<Site, "translation">, placeOf: PlaceOf) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const language = langOf(c);
    if (language === "en") return next();
    return signedInOnly.middleware(c, async () => {
      const sent = parseInput(z.looseObject({}), await jsonOf(c));
      const place = placeOf(c.req.param("id") ?? "", sent);
      const kind = place && kindAt(place);
      if (!kind) throw new DomainError("not-found");
      const write = parseInput(translationWriteSchema(kind), sent);
      const by = c.get("user")._id;
      c.res = c.json(await site.translation.save({ ...place, language }, write, { by }), 200);
    });
  });

/** As it is read where a route describes its body. */
const jsonOf = (c: Context): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new HTTPException(400);
  });
