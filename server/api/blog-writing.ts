import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { blogSchema } from "#contracts/blog.ts";
import {
  blogUpdateSchema,
  linkUseSchema,
  newBlogSchema,
  postMakingSchema,
  trashedBlogSchema,
} from "#contracts/blog-write.ts";
import { begunPostSchema } from "#contracts/draft.ts";
import { conflictSchema } from "#contracts/error.ts";
import { done } from "#i18n/en/api.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { placeAt } from "#server/content/place.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { again } from "./again.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, wordsOf } from "./in-language.ts";
import { linkUse, linkUseQuery } from "./link-use.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string() });

const MISTAKE = failure("The body has a mistake");
const TAKEN = failure("Another post has this link");

const createBlog = createRoute({
  method: "post",
  path: "/",
  summary: "Write a post",
  ...signedInOnly,
  request: { headers: again, body: body(postMakingSchema) },
  responses: {
    200: json("The same post, which is there already: it was sent before", blogSchema),
    201: json("The post, or what of it waits", z.union([blogSchema, begunPostSchema])),
    ...refusals,
    400: MISTAKE,
    409: failure("Another post has this link, or somebody else's has this id"),
  },
});

const updateBlog = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change a post",
  ...signedInOnly,
  ...inLanguage,
  request: { params, body: body(blogUpdateSchema) },
  responses: {
    200: json("The post as it is now", blogSchema),
    ...refusals,
    400: MISTAKE,
    404: failure("No post has this id"),
    409: json(
      "Somebody else saved since (`current` is there), or another post has this link",
      conflictSchema(blogSchema),
    ),
  },
});

const removeBlog = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Put a post into the trash, for 30 days",
  ...signedInOnly,
  request: { params },
  responses: {
    200: messageAnswer("It is in the trash"),
    ...refusals,
    404: failure("No post has this id"),
  },
});

const listTrash = createRoute({
  method: "get",
  path: "/trash",
  summary: "Posts that can be brought back, last deleted first",
  ...signedInOnly,
  responses: { 200: json("The posts", z.array(trashedBlogSchema)), ...refusals },
});

const findLinkUse = createRoute({
  method: "get",
  path: "/link",
  summary: "Which post has a link, if any",
  ...signedInOnly,
  request: { query: linkUseQuery },
  responses: { 200: json("The post", linkUseSchema), ...refusals, 400: MISTAKE },
});

const restoreBlog = createRoute({
  method: "post",
  path: "/{id}/restore",
  summary: "Bring a post back from the trash",
  ...signedInOnly,
  request: { params },
  responses: {
    200: json("The post, or what of it waits, as it was", z.union([blogSchema, begunPostSchema])),
    ...refusals,
    404: failure("The trash has no post with this id"),
    409: TAKEN,
  },
});

export function blogWritingApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  api.put(
    "/:id",
    wordsOf(site, (id) => placeAt("post", id)),
  );
  return api
    .openapi(createBlog, async (c) => {
      const by = { by: c.get("user")._id };
      const given = c.req.valid("json");
      if (given.state !== "published") return c.json(await begin(given, by), 201);
      const { state: _, ...fields } = given;
      const { "idempotency-key": key } = c.req.valid("header");
      const { post, isNew } = await site.blog.create(fields, by, key);
      return isNew ? c.json(post, 201) : c.json(post, 200);
    })
    .openapi(updateBlog, async (c) => {
      const { id } = c.req.valid("param");
      const post = await site.blog.update(id, c.req.valid("json"), { by: c.get("user")._id });
      return c.json(post, 200);
    })
    .openapi(removeBlog, async (c) => {
      await site.blog.remove(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json({ message: done["post-in-trash"] }, 200);
    })
    .openapi(listTrash, async (c) => c.json(await site.blog.listTrash(), 200))
    .openapi(findLinkUse, async (c) => {
      const asked = c.req.valid("query");
      return c.json(linkUse(asked, await site.blog.findByLink(asked.link)), 200);
    })
    .openapi(restoreBlog, async (c) => {
      const post = await site.blog.restore(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json(post, 200);
    });

  /** What is planned must be what could be published. */
  async function begin(given: Waiting, by: By) {
    if (given.state === "draft") {
      const { state: _, _id: id, ...body } = given;
      return site.draft.begin("post", body, by, { id });
    }
    const { state: _, publishAt, ...fields } = given;
    const body = parseInput(newBlogSchema, fields);
    await site.draft.checkLink({ kind: "post" }, body.link);
    return site.draft.begin("post", body, by, { publishAt });
  }
}

type Waiting = Exclude<z.infer<typeof postMakingSchema>, { state: "published" }>;
