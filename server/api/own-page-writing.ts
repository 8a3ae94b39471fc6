import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { linkUseSchema } from "#contracts/blog-write.ts";
import { begunPostSchema } from "#contracts/draft.ts";
import { conflictSchema } from "#contracts/error.ts";
import {
  ownPageMakingSchema,
  ownPageSchema,
  ownPageWriteSchema,
  trashedOwnPageSchema,
} from "#contracts/own-page.ts";
import { done } from "#i18n/en/api.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { again } from "./again.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage } from "./in-language.ts";
import { linkUse, linkUseQuery } from "./link-use.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string() });

const MISTAKE = failure("The body has a mistake");

const createPage = createRoute({
  method: "post",
  path: "/",
  summary: "Write a page of one's own",
  ...signedInOnly,
  request: { headers: again, body: body(ownPageMakingSchema) },
  responses: {
    200: json("The same page, which is there already: it was sent before", ownPageSchema),
    201: json("The page, or what of it waits", z.union([ownPageSchema, begunPostSchema])),
    ...refusals,
    400: MISTAKE,
    409: failure("Another page has this link, or somebody else's has this id"),
  },
});

const updatePage = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change a page of one's own",
  ...signedInOnly,
  ...inLanguage,
  request: { params, body: body(ownPageWriteSchema) },
  responses: {
    200: json("The page as it is now", ownPageSchema),
    ...refusals,
    400: MISTAKE,
    404: failure("No page has this id"),
    409: json(
      "Somebody else saved since (`current` is there), or another page has this link",
      conflictSchema(ownPageSchema),
    ),
  },
});

const removePage = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Put a page of one's own into the trash, for 30 days",
  ...signedInOnly,
  request: { params },
  responses: {
    200: messageAnswer("It is in the trash"),
    ...refusals,
    404: failure("No page has this id"),
  },
});

const listTrash = createRoute({
  method: "get",
  path: "/trash",
  summary: "Pages of one's own that can be brought back, last deleted first",
  ...signedInOnly,
  responses: { 200: json("The pages", z.array(trashedOwnPageSchema)), ...refusals },
});

const findLinkUse = createRoute({
  method: "get",
  path: "/link",
  summary: "Which page of one's own has a link, if any",
  ...signedInOnly,
  request: { query: linkUseQuery },
  responses: { 200: json("The page", linkUseSchema), ...refusals, 400: MISTAKE },
});

const restorePage = createRoute({
  method: "post",
  path: "/{id}/restore",
  summary: "Bring a page of one's own back from the trash",
  ...signedInOnly,
  request: { params },
  responses: {
    200: json("The page, or what of it waits", z.union([ownPageSchema, begunPostSchema])),
    ...refusals,
    404: failure("The trash has no page with this id"),
    409: failure("Another page has this link"),
  },
});

export function ownPageWritingApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(createPage, async (c) => {
      const by = { by: c.get("user")._id };
      const given = c.req.valid("json");
      if (given.state !== "published") return c.json(await begin(given, by), 201);
      const { state: _, ...fields } = given;
      const { "idempotency-key": key } = c.req.valid("header");
      const { page, isNew } = await site.ownPage.create(fields, by, key);
      return isNew ? c.json(page, 201) : c.json(page, 200);
    })
    .openapi(updatePage, async (c) => {
      const by = { by: c.get("user")._id };
      const { id } = c.req.valid("param");
      return c.json(await site.ownPage.update(id, c.req.valid("json"), by), 200);
    })
    .openapi(removePage, async (c) => {
      await site.ownPage.remove(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json({ message: done["page-in-trash"] }, 200);
    })
    .openapi(listTrash, async (c) => c.json(await site.ownPage.listTrash(), 200))
    .openapi(findLinkUse, async (c) => {
      const asked = c.req.valid("query");
      return c.json(linkUse(asked, await site.ownPage.findByLink(asked.link)), 200);
    })
    .openapi(restorePage, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.ownPage.restore(c.req.valid("param").id, by), 200);
    });

  /** What is planned must be what could be published. */
  async function begin(given: Waiting, by: By) {
    if (given.state === "draft") {
      const { state: _, _id: id, ...body } = given;
      return site.draft.begin("own-page", body, by, { id });
    }
    const { state: _, publishAt, ...fields } = given;
    const body = parseInput(ownPageWriteSchema, fields);
    await site.draft.checkLink({ kind: "own-page" }, body.link);
    return site.draft.begin("own-page", body, by, { publishAt });
  }
}

type Waiting = Exclude<z.infer<typeof ownPageMakingSchema>, { state: "published" }>;
