import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { importChoiceSchema, importSchema, newImportSchema } from "#contracts/import.ts";
import { isImportFile } from "#contracts/import-limits.ts";
import { done } from "#i18n/en/api.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import { siteAddress } from "#server/import/sources/old-site.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals, stillAllowed } from "./require-user.ts";

const params = z.object({ _id: z.string() });
const itemParams = params.extend({
  number: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});

const ownersOnly = { ...refusals, 403: failure("Sent from another website, or not the owner") };
const NOT_THERE = failure("No import has this id");
const NOT_NOW = failure("It cannot be done with it as it stands, or another one is under way");

const listImports = createRoute({
  method: "get",
  path: "/",
  summary: "What was taken over from other sites, newest first",
  ...allowedOnly("imports"),
  responses: { 200: json("The imports", z.array(importSchema)), ...ownersOnly },
});

const begin = createRoute({
  method: "post",
  path: "/",
  summary: "Take over another site",
  description:
    'The old site: JSON, `{source: "site", address}`. A file: a form of the parts `source` (`wordpress` or `ghost`), ' +
    "`file` (500 MB at most) and, of Ghost, `address` of its site, from which its pictures are fetched.",
  ...allowedOnly("imports"),
  request: {
    query: z.object({ dryRun: z.literal("1").optional().describe("Only look what would come") }),
  },
  responses: {
    202: json("It has begun: ask how far it is", importSchema),
    ...ownersOnly,
    400: failure("The body has a mistake"),
    409: failure("Another one is under way"),
    413: failure("The file is larger than 500 MB"),
    507: failure("There is no room left"),
  },
});

const findImport = createRoute({
  method: "get",
  path: "/{_id}",
  summary: "How far an import is, and what came of it",
  ...allowedOnly("imports"),
  request: { params },
  responses: { 200: json("The import", importSchema), ...ownersOnly, 404: NOT_THERE },
});

const onward = {
  ...allowedOnly("imports"),
  request: { params },
  responses: {
    202: json("The import as it is now", importSchema),
    ...ownersOnly,
    404: NOT_THERE,
    409: NOT_NOW,
  },
};

const start = createRoute({
  method: "post",
  path: "/{_id}/start",
  summary: "Take over what was looked through, or go on with what was stopped",
  ...onward,
});

const stop = createRoute({
  method: "post",
  path: "/{_id}/stop",
  summary: "Stop: what is there stays, and it can be gone on with",
  ...onward,
});

const undo = createRoute({
  method: "post",
  path: "/{_id}/undo",
  summary: "Undo all of it",
  ...onward,
});

const choose = createRoute({
  method: "put",
  path: "/{_id}/items/{number}",
  summary: "Another link for a post whose link is taken, or that it does not come",
  ...allowedOnly("imports"),
  request: { params: itemParams, body: body(importChoiceSchema) },
  responses: {
    200: json("The import as it is now", importSchema),
    ...ownersOnly,
    400: failure("The body has a mistake"),
    404: failure("No import has this id, or nothing of it this number"),
    409: failure("Somebody has this link too, or it is taken over already"),
  },
});

const removeImport = createRoute({
  method: "delete",
  path: "/{_id}",
  summary: "Forget an import that brought nothing, and its file",
  ...allowedOnly("imports"),
  request: { params },
  responses: { 200: messageAnswer("It is forgotten"), ...ownersOnly, 404: NOT_THERE, 409: NOT_NOW },
});

export function importsApi({ imports }: Pick<ApiDeps, "imports">) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(begin, async (c) => {
      const begun = {
        by: c.get("user")._id,
        isDryRun: c.req.valid("query").dryRun === "1",
        stillAllowed: stillAllowed(c, "imports"),
      };
      if (isImportFile(c.req.header("content-type"))) {
        return c.json(await imports.beginFile(c.req.raw, begun), 202);
      }
      const sent = await c.req.json().catch((cause) => {
        throw new HTTPException(400, { cause });
      });
      const { address } = parseInput(newImportSchema, sent);
      const site = siteAddress(address);
      if (!site) throw new DomainError("import-not-reached");
      return c.json(await imports.beginSite(site, begun), 202);
    })
    .openapi(listImports, async (c) => c.json(await imports.list(), 200))
    .openapi(findImport, async (c) => c.json(await imports.find(c.req.valid("param")._id), 200))
    .openapi(start, async (c) => {
      const { _id } = c.req.valid("param");
      return c.json(await imports.start(_id, c.get("user")._id), 202);
    })
    .openapi(stop, async (c) => c.json(await imports.stop(c.req.valid("param")._id), 202))
    .openapi(undo, async (c) => {
      const { _id } = c.req.valid("param");
      return c.json(await imports.undo(_id, c.get("user")._id), 202);
    })
    .openapi(choose, async (c) => {
      const { _id, number } = c.req.valid("param");
      return c.json(await imports.choose(_id, number, c.req.valid("json")), 200);
    })
    .openapi(removeImport, async (c) => {
      await imports.remove(c.req.valid("param")._id);
      return c.json({ message: done["import-forgotten"] }, 200);
    });
}
