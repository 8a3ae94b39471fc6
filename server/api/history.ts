import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { draftSchema } from "#contracts/draft.ts";
import { historyQuerySchema, revisionSchema } from "#contracts/history.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage } from "./in-language.ts";
import { placeParams, requirePlace } from "./require-place.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listHistory = createRoute({
  method: "get",
  path: "/{kind}/{id}",
  summary: "What it was, newest first",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, query: historyQuerySchema },
  responses: {
    200: json("Its revisions; none before it is saved for the first time", z.array(revisionSchema)),
    ...refusals,
    400: failure("The query has a mistake"),
    404: failure("There is no such thing"),
  },
});

const findRevision = createRoute({
  method: "get",
  path: "/{kind}/{id}/{revision}",
  summary: "What it held then",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams.extend({ revision: z.string() }) },
  responses: {
    200: json("Its fields, by their names on the wire", z.record(z.string(), z.unknown())),
    ...refusals,
    404: failure("There is no such revision"),
  },
});

const restoreRevision = createRoute({
  method: "post",
  path: "/{kind}/{id}/{revision}/restore",
  summary: "Put a revision into the waiting changes; nothing public changes",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams.extend({ revision: z.string() }) },
  responses: {
    200: json("The waiting changes now; what waited before is a revision", draftSchema),
    ...refusals,
    404: failure("There is no such revision"),
  },
});

const undoRestore = createRoute({
  method: "delete",
  path: "/{kind}/{id}/restored",
  summary: "Take the restored revision back: what waited before waits again",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: {
    200: json("The waiting changes now; null: nothing waits", draftSchema.nullable()),
    ...refusals,
    404: failure("Nothing waits there"),
    409: failure("Nothing is restored there, somebody has written since, or it is too long ago"),
  },
});

export function historyApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listHistory, async (c) => {
      const place = requirePlace(c);
      const revisions = await site.history.list(place, c.req.valid("query"));
      if (!revisions) throw new DomainError("not-found");
      return c.json(revisions, 200);
    })
    .openapi(findRevision, async (c) => {
      const { revision } = c.req.valid("param");
      const body = await site.history.find(requirePlace(c), revision);
      if (!body) throw new DomainError("not-found");
      return c.json(body, 200);
    })
    .openapi(restoreRevision, async (c) => {
      const { revision } = c.req.valid("param");
      const by = { by: c.get("user")._id };
      return c.json(await site.draft.restore(requirePlace(c), revision, by), 200);
    })
    .openapi(undoRestore, async (c) => {
      const place = requirePlace(c);
      return c.json(await site.draft.undoRestore(place, { by: c.get("user")._id }), 200);
    });
}
