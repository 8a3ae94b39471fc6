import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { historyQuerySchema, revisionSchema } from "#contracts/history.ts";
import type { Site } from "#server/domain/index.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const place = z.object({
  kind: z.string().describe("home, package, page, settings or post"),
  id: z.string().describe("home, umrah, about, contact … or the _id of a post"),
});

const listHistory = createRoute({
  method: "get",
  path: "/{kind}/{id}",
  summary: "What it was, newest first",
  ...signedInOnly,
  request: { params: place, query: historyQuerySchema },
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
  request: { params: place.extend({ revision: z.string() }) },
  responses: {
    200: json("Its fields, by their names on the wire", z.record(z.string(), z.unknown())),
    ...refusals,
    404: failure("There is no such revision"),
  },
});

export function historyApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listHistory, async (c) => {
      const revisions = await site.history.list(c.req.valid("param"), c.req.valid("query"));
      if (!revisions) throw new DomainError("not-found");
      return c.json(revisions, 200);
    })
    .openapi(findRevision, async (c) => {
      const { revision, ...which } = c.req.valid("param");
      const body = await site.history.find(which, revision);
      if (!body) throw new DomainError("not-found");
      return c.json(body, 200);
    });
}
