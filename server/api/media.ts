import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { conflictSchema } from "#contracts/error.ts";
import {
  mediaDetailSchema,
  mediaElsewhereSchema,
  mediaListQuerySchema,
  mediaProgressSchema,
  mediaSchema,
  mediaWriteSchema,
} from "#contracts/media.ts";
import { done } from "#i18n/en/api.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly, stillAllowed } from "./require-user.ts";

const params = z.object({ id: z.string() });
const NOT_THERE = failure("No picture has this id");

const uploadMedia = createRoute({
  method: "post",
  path: "/",
  summary: "Upload a picture",
  description:
    "JPEG, PNG, WebP, AVIF, GIF (its first frame) or SVG (sanitised), 20 MB and 50 megapixels at most, an AVIF 16. " +
    "Read as a form of the parts `file`, `alt` and `decorative` (`true`).",
  ...signedInOnly,
  request: {
    query: z.object({
      ticket: z.uuid().optional().describe("Of your choice, for GET /api/media/progress/{ticket}"),
    }),
  },
  responses: {
    200: json("These bytes were there already: that picture", mediaSchema),
    201: json("The picture, with all its sizes", mediaSchema),
    ...refusals,
    400: failure("There is no file, or it is no picture that can be read"),
    409: failure("This very picture is in the hands of another request; try again in a minute"),
    413: failure("The file is larger than 20 MB"),
    507: failure("There is no room left"),
  },
});

const takeInMedia = createRoute({
  method: "post",
  path: "/elsewhere",
  summary: "Take in a picture that lies on another site",
  description:
    "The server asks for it, at public addresses only, within 20 seconds; what may be uploaded may come.",
  ...signedInOnly,
  request: { body: body(mediaElsewhereSchema) },
  responses: {
    200: json("These bytes were there already: that picture", mediaSchema),
    201: json("The picture, with all its sizes", mediaSchema),
    ...refusals,
    400: failure("The other site did not give it, or it is no picture that can be read"),
    409: failure("Another one is being taken in for you, or this one is in other hands"),
    413: failure("The file is larger than 20 MB"),
    507: failure("There is no room left"),
  },
});

const findProgress = createRoute({
  method: "get",
  path: "/progress/{ticket}",
  summary: "How far the sizes of an upload are made",
  ...signedInOnly,
  request: { params: z.object({ ticket: z.string() }) },
  responses: {
    200: json(
      "How many of its files are there; 0 of 0 before it begins and once it is over",
      mediaProgressSchema,
    ),
    ...refusals,
  },
});

const listMedia = createRoute({
  method: "get",
  path: "/",
  summary: "The picture library, newest first",
  ...signedInOnly,
  request: { query: mediaListQuerySchema },
  responses: {
    200: {
      ...json("The pictures", z.array(mediaSchema)),
      headers: z.object({ "X-Total-Count": z.string().describe("How many there are") }),
    },
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const findMedia = createRoute({
  method: "get",
  path: "/{id}",
  summary: "One picture, and where it is used",
  ...signedInOnly,
  request: { params },
  responses: { 200: json("The picture", mediaDetailSchema), ...refusals, 404: NOT_THERE },
});

const updateMedia = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change what a picture says, and what of it stays in view",
  ...signedInOnly,
  request: { params, body: body(mediaWriteSchema) },
  responses: {
    200: json("The picture as it is now", mediaSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: NOT_THERE,
    409: json("Somebody else saved since", conflictSchema(mediaSchema)),
  },
});

const removeMedia = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Delete a picture for good",
  ...signedInOnly,
  request: { params },
  responses: {
    200: messageAnswer("It is gone"),
    ...refusals,
    404: NOT_THERE,
    409: failure("It is used: the message says where"),
  },
});

export function mediaApi({ site, library }: Pick<ApiDeps, "site" | "library">) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(uploadMedia, async (c) => {
      const { ticket } = c.req.valid("query");
      const by = c.get("user")._id;
      const receiver = { by, ticket, stillAllowed: stillAllowed(c) };
      const { picture, isNew } = await library.receive(c.req.raw, receiver);
      return isNew ? c.json(picture, 201) : c.json(picture, 200);
    })
    .openapi(takeInMedia, async (c) => {
      const by = c.get("user")._id;
      const { picture, isNew } = await library.takeIn(c.req.valid("json").address, { by });
      return isNew ? c.json(picture, 201) : c.json(picture, 200);
    })
    .openapi(findProgress, (c) => c.json(library.progressOf(c.req.valid("param").ticket), 200))
    .openapi(listMedia, async (c) => {
      const query = c.req.valid("query");
      const [pictures, total] = await Promise.all([
        site.media.list(query),
        site.media.count(query),
      ]);
      c.header("X-Total-Count", String(total));
      return c.json(pictures, 200);
    })
    .openapi(findMedia, async (c) => c.json(await site.media.find(c.req.valid("param").id), 200))
    .openapi(updateMedia, async (c) => {
      const by = c.get("user")._id;
      const { id } = c.req.valid("param");
      return c.json(await site.media.update(id, c.req.valid("json"), { by }), 200);
    })
    .openapi(removeMedia, async (c) => {
      await library.remove(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json({ message: done["picture-deleted"] }, 200);
    });
}
