import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { contactSectionSchema } from "#contracts/contact.ts";
import { conflictSchema } from "#contracts/error.ts";
import { homeSchema, homeWriteSchema } from "#contracts/kinds/schemas.ts";
import { HOME, HOME_ID } from "#server/content/contact-facts.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const findHome = createRoute({
  method: "get",
  path: "/",
  summary: "The home page's content",
  ...inLanguage,
  responses: { 200: json("One home, or none before the site has content", z.array(homeSchema)) },
});

const findContactSection = createRoute({
  method: "get",
  path: "/contact",
  summary: "The contact section that several pages show",
  ...inLanguage,
  responses: {
    200: json("One section, or none before the site has content", z.array(contactSectionSchema)),
  },
});

const updateHome = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change the home page",
  ...signedInOnly,
  ...inLanguage,
  request: {
    params: z.object({ id: z.string().describe(HOME_ID) }),
    body: body(homeWriteSchema),
  },
  responses: {
    200: json("The home page as it is now", homeSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("There is one home page, and this is not its id"),
    409: json("Somebody else saved since", conflictSchema(homeSchema)),
  },
});

/** Arrays of at most one element: old clients read the first. */
export function homeApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  api.put(
    "/:id",
    wordsOf(site, (id) => (id === HOME_ID ? HOME.place : null)),
  );
  return api
    .openapi(findHome, async (c) => {
      const { home: asked } = await siteIn(site, c);
      const home = await asked.find();
      return c.json(home ? [home] : [], 200);
    })
    .openapi(findContactSection, async (c) => {
      const { home } = await siteIn(site, c);
      const section = await home.findContactSection();
      return c.json(section ? [section] : [], 200);
    })
    .openapi(updateHome, async (c) => {
      if (c.req.valid("param").id !== HOME_ID) throw new DomainError("not-found");
      return c.json(await site.home.update(c.req.valid("json"), { by: c.get("user")._id }), 200);
    });
}
