import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { ENTRY_WRITE_SCHEMAS, requirementSchema } from "#contracts/entry.ts";
import { done } from "#i18n/en/api.ts";
import type { Site } from "#server/site.ts";
import { json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { entryParams, entryRoutes, takeWords } from "./entry-routes.ts";
import { inLanguage, siteIn } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listRequirements = createRoute({
  ...{ method: "get", path: "/", summary: "The library of papers, by name" },
  ...inLanguage,
  responses: { 200: json("The papers", z.array(requirementSchema)) },
});

const useSchema = z.object({
  _id: z.string(),
  title: z.string(),
  asks: z
    .array(z.object({ answers: z.array(z.string()), need: z.string() }))
    .describe("Of who answers so, and how much; no answers: of everybody"),
  pages: z.array(z.string()).describe("Public addresses of the lists that it stands in"),
});

const listUses = createRoute({
  ...{ method: "get", path: "/{id}/uses", summary: "Which visas ask for a paper" },
  ...signedInOnly,
  request: { params: entryParams },
  responses: {
    200: json("The visas, and where they are public", z.array(useSchema)),
    ...refusals,
  },
});

const routes = entryRoutes(
  { read: requirementSchema, write: ENTRY_WRITE_SCHEMAS.requirement },
  "requirement",
);

export function requirementsApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  takeWords(api, site, "requirement");
  return api
    .openapi(listRequirements, async (c) => {
      const { entry } = await siteIn(site, c);
      return c.json(await entry.list("requirement"), 200);
    })
    .openapi(listUses, async (c) => c.json(await site.paperUses.list(c.req.valid("param").id), 200))
    .openapi(routes.create, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.create("requirement", c.req.valid("json"), by), 201);
    })
    .openapi(routes.update, async (c) => {
      const by = { by: c.get("user")._id };
      const { id } = c.req.valid("param");
      return c.json(await site.entry.update("requirement", id, c.req.valid("json"), by), 200);
    })
    .openapi(routes.remove, async (c) => {
      const by = { by: c.get("user")._id };
      await site.entry.remove("requirement", c.req.valid("param").id, by);
      return c.json({ message: done["entry-in-trash"] }, 200);
    })
    .openapi(routes.trash, async (c) => {
      const { entries, count } = await site.entry.trash(["requirement"], c.req.valid("query"));
      c.header("X-Total-Count", String(count));
      return c.json(entries, 200);
    })
    .openapi(routes.restore, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.restore("requirement", c.req.valid("param").id, by), 200);
    });
}
