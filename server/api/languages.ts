import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import {
  oneShownSchema,
  otherLanguageParams,
  shownLanguagesSchema,
} from "#contracts/languages-write.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const findShown = createRoute({
  method: "get",
  path: "/",
  summary: "In which languages visitors read the site",
  responses: { 200: json("The languages", shownLanguagesSchema) },
});

const show = createRoute({
  method: "put",
  path: "/",
  summary: "Show the site in these languages, and in English; in others its pages are not found",
  ...signedInOnly,
  request: { body: body(shownLanguagesSchema) },
  responses: {
    200: json("The languages as they are now", shownLanguagesSchema),
    ...refusals,
    400: failure("The body has a mistake"),
  },
});

const showOne = createRoute({
  method: "put",
  path: "/{language}",
  summary: "Show the site in this language, or no longer; the others stay as they are",
  ...signedInOnly,
  request: { params: otherLanguageParams, body: body(oneShownSchema) },
  responses: {
    200: json("The languages as they are now", shownLanguagesSchema),
    ...refusals,
    400: failure("The body has a mistake, or the site is not made in this language"),
  },
});

export function languagesApi(site: Pick<Site, "languages">) {
  const present = (all: readonly string[]) => ({
    shown: OTHER_LANGUAGES.filter((one) => all.includes(one)),
  });
  return new OpenAPIHono<ApiEnv>()
    .openapi(findShown, async (c) => c.json(present(await site.languages.shown()), 200))
    .openapi(show, async (c) => {
      const { shown } = c.req.valid("json");
      return c.json(present(await site.languages.show(shown, { by: c.get("user")._id })), 200);
    })
    .openapi(showOne, async (c) => {
      const by = { by: c.get("user")._id };
      const { language } = c.req.valid("param");
      const { isShown } = c.req.valid("json");
      return c.json(present(await site.languages.showOne(language, isShown, by)), 200);
    });
}
