import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";
import { conflictSchema } from "#contracts/error.ts";
import { PAGE_SCHEMAS, PAGE_WRITE_SCHEMAS } from "#contracts/kinds/schemas.ts";
import { errorBody } from "#i18n/error-body.ts";
import { placeAt } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const NOT_WRITTEN = errorBody("page-not-written");

const find = <Path extends string, Page extends z.ZodType>(path: Path, page: Page) =>
  createRoute({
    method: "get",
    path,
    summary: "A page of the agency",
    ...inLanguage,
    responses: { 200: json("The page", page), 404: failure("Nobody has written it yet") },
  });

const update = <Path extends string, Page extends z.ZodType, Write extends z.ZodType>(
  path: Path,
  page: Page,
  write: Write,
) =>
  createRoute({
    method: "put",
    path,
    summary: "Change a page of the agency",
    ...signedInOnly,
    ...inLanguage,
    request: { body: body(write) },
    responses: {
      200: json("The page as it is now", page),
      ...refusals,
      400: failure("The body has a mistake"),
      409: json("Somebody else saved since", conflictSchema(page)),
    },
  });

export function pagesApi(site: Site) {
  const { about, contact, privacy, trust } = PAGE_WRITE_SCHEMAS;
  const api = new OpenAPIHono<ApiEnv>();
  api.put(
    "/:id",
    wordsOf(site, (id) => placeAt("page", id) ?? placeAt("own-page", id)),
  );
  return api
    .openapi(find("/about", PAGE_SCHEMAS.about), async (c) => {
      const { page } = await siteIn(site, c);
      const found = await page.findAbout();
      return found ? c.json(found, 200) : c.json(NOT_WRITTEN, 404);
    })
    .openapi(find("/contact", PAGE_SCHEMAS.contact), async (c) => {
      const { page } = await siteIn(site, c);
      const found = await page.findContact();
      return found ? c.json(found, 200) : c.json(NOT_WRITTEN, 404);
    })
    .openapi(find("/privacy", PAGE_SCHEMAS.privacy), async (c) => {
      const { page } = await siteIn(site, c);
      const found = await page.findPrivacy();
      return found ? c.json(PAGE_SCHEMAS.privacy.parse(found), 200) : c.json(NOT_WRITTEN, 404);
    })
    .openapi(find("/trust", PAGE_SCHEMAS.trust), async (c) => {
      const { page } = await siteIn(site, c);
      const found = await page.findTrust();
      return found ? c.json(found, 200) : c.json(NOT_WRITTEN, 404);
    })
    .openapi(update("/about", PAGE_SCHEMAS.about, about), async (c) =>
      c.json(await site.page.updateAbout(c.req.valid("json"), { by: c.get("user")._id }), 200),
    )
    .openapi(update("/contact", PAGE_SCHEMAS.contact, contact), async (c) =>
      c.json(await site.page.updateContact(c.req.valid("json"), { by: c.get("user")._id }), 200),
    )
    .openapi(update("/privacy", PAGE_SCHEMAS.privacy, privacy), async (c) =>
      c.json(await site.page.updatePrivacy(c.req.valid("json"), { by: c.get("user")._id }), 200),
    )
    .openapi(update("/trust", PAGE_SCHEMAS.trust, trust), async (c) =>
      c.json(await site.page.updateTrust(c.req.valid("json"), { by: c.get("user")._id }), 200),
    );
}
