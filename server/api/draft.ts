import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { draftSchema, draftWriteSchema } from "#contracts/draft.ts";
import { conflictSchema } from "#contracts/error.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import { done } from "#i18n/en/api.ts";
import type { Place } from "#server/content/place.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { parseInput } from "./parse-input.ts";
import { publishBody } from "./publish-body.ts";
import { placeParams, requirePlace } from "./require-place.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/{kind}/{id}";
const NOTHING = failure("Nothing waits there");

const findDraft = createRoute({
  method: "get",
  path: PATH,
  summary: "Waiting changes, which visitors do not see",
  ...signedInOnly,
  request: { params: placeParams },
  responses: { 200: json("The waiting changes", draftSchema), ...refusals, 404: NOTHING },
});

const saveDraft = createRoute({
  method: "put",
  path: PATH,
  summary: "Keep changes without publishing them",
  ...signedInOnly,
  request: { params: placeParams, body: body(draftWriteSchema) },
  responses: {
    200: json("The waiting changes as they are now", draftSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("There is no such thing"),
    409: json("Other changes wait there since", conflictSchema(draftSchema.nullable())),
  },
});

const discardDraft = createRoute({
  method: "delete",
  path: PATH,
  summary: "Discard waiting changes; they stay in the history",
  ...signedInOnly,
  request: { params: placeParams },
  responses: { 200: messageAnswer("Nothing waits any more"), ...refusals, 404: NOTHING },
});

const publishDraft = createRoute({
  method: "post",
  path: `${PATH}/publish`,
  summary: "Publish waiting changes",
  ...signedInOnly,
  request: { params: placeParams },
  responses: {
    200: json("What is public now", z.record(z.string(), z.unknown())),
    ...refusals,
    400: failure("They break a rule of their kind"),
    404: NOTHING,
    409: failure("Something else was published since they began"),
  },
});

/** More than any field has. */
const MOST_LEVELS = 20;

/** Writing down what is nested without end takes more of the stack than there is. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(levels - 1, part));
}

const unfinished = z
  .unknown()
  .refine((value) => isWithin(MOST_LEVELS, value), asIssue({ code: "too-deep" }));

/** Values may be unfinished; what is no field of the kind is a mistake. */
function fieldsOf({ kind, id }: Place) {
  const names = Object.keys(findKind(kind, id)?.fields ?? {});
  const body = Object.fromEntries(names.map((name) => [name, unfinished]));
  return z.object({ body: z.strictObject(body).partial() });
}

export function draftApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(findDraft, async (c) => {
      const draft = await site.draft.find(requirePlace(c.req.valid("param")));
      if (!draft) throw new DomainError("not-found");
      return c.json(draft, 200);
    })
    .openapi(saveDraft, async (c) => {
      const place = requirePlace(c.req.valid("param"));
      const draft = c.req.valid("json");
      parseInput(fieldsOf(place), { body: draft.body });
      return c.json(await site.draft.save(place, draft, { by: c.get("user")._id }), 200);
    })
    .openapi(discardDraft, async (c) => {
      await site.draft.discard(requirePlace(c.req.valid("param")));
      return c.json({ message: done["draft-discarded"] }, 200);
    })
    .openapi(publishDraft, async (c) => {
      const place = requirePlace(c.req.valid("param"));
      const draft = await site.draft.find(place);
      if (!draft) throw new DomainError("not-found");
      const written = { body: draft.body, version: draft.base };
      const published = await publishBody(site, place, written, { by: c.get("user")._id });
      await site.draft.forget(place, draft);
      return c.json(published, 200);
    });
}
