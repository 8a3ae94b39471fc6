import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import {
  begunPostSchema,
  discardedSchema,
  draftSchema,
  draftWriteSchema,
  meantQuerySchema,
  otherSideSchema,
  presenceSchema,
  savedDraftSchema,
  signSchema,
} from "#contracts/draft.ts";
import { conflictSchema } from "#contracts/error.ts";
import { isEntryKindName } from "#contracts/kinds/entries.ts";
import { waitingQuerySchema, waitingSchema } from "#contracts/waiting.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import { done } from "#i18n/en/api.ts";
import { kindAt, type Place } from "#server/content/place.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage } from "./in-language.ts";
import { placeParams, requirePlace } from "./require-place.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/{kind}/{id}";
const NOTHING = failure("Nothing waits there");

const listDrafts = createRoute({
  method: "get",
  path: "/",
  summary: "What waits, the latest first",
  ...signedInOnly,
  request: { query: waitingQuerySchema },
  responses: {
    200: json("Each with where it stands", z.array(waitingSchema)),
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const findDraft = createRoute({
  method: "get",
  path: PATH,
  summary: "Waiting changes, which visitors do not see",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: { 200: json("The waiting changes", draftSchema), ...refusals, 404: NOTHING },
});

const saveDraft = createRoute({
  method: "put",
  path: PATH,
  summary: "Keep changes without publishing them",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, body: body(draftWriteSchema) },
  responses: {
    200: json("They are stored, with what others wrote", savedDraftSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("There is no such thing"),
    413: failure("It would be larger than 1 MB in all"),
    409: json(
      "Others wrote since, and it contradicts: `current` waits or is public, `fields` contradict; or an edit is one of another text",
      conflictSchema(otherSideSchema),
    ),
  },
});

const beginDraft = createRoute({
  method: "post",
  path: PATH,
  summary: "Begin a departure, a licence, a paper or a visa that is not public",
  ...signedInOnly,
  request: {
    params: placeParams.extend({ id: z.uuid() }),
    body: body(draftWriteSchema.pick({ body: true })),
  },
  responses: {
    201: json("What of it waits", begunPostSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("Nothing of this kind is begun here"),
    409: failure("Another one has this id"),
  },
});

const beHere = createRoute({
  method: "post",
  path: `${PATH}/presence`,
  summary: "Say that one has it open, for a minute, and where one writes",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, body: { ...body(signSchema), required: false } },
  responses: {
    200: json("Who else has", presenceSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("Nothing can be there"),
  },
});

const discardDraft = createRoute({
  method: "delete",
  path: PATH,
  summary:
    "Discard waiting changes; they stay in the history, a post that was never public in the trash",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, query: meantQuerySchema },
  responses: {
    200: json("Nothing waits any more", discardedSchema),
    ...refusals,
    400: failure("The query has a mistake"),
    404: NOTHING,
    409: failure("Others wrote since: `current` waits there now"),
  },
});

const publishDraft = createRoute({
  method: "post",
  path: `${PATH}/publish`,
  summary: "Publish waiting changes",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, query: meantQuerySchema },
  responses: {
    200: json("What is public now", z.record(z.string(), z.unknown())),
    ...refusals,
    400: failure("They break a rule of their kind, or the query has a mistake"),
    404: NOTHING,
    409: failure(
      "Others wrote since: `current` waits there now; or what was published since they began contradicts them",
    ),
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
function fieldsOf(place: Place) {
  const names = Object.keys(kindAt(place)?.fields ?? {});
  const body = Object.fromEntries(names.map((name) => [name, unfinished]));
  const fields = z.strictObject(body).partial();
  return z.object({ body: fields, made: place.language ? fields.optional() : z.undefined() });
}

export function draftApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listDrafts, async (c) => c.json(await site.draft.list(c.req.valid("query")), 200))
    .openapi(findDraft, async (c) => {
      const draft = await site.draft.find(requirePlace(c), byOf(c));
      if (!draft) throw new DomainError("not-found");
      return c.json(draft, 200);
    })
    .openapi(saveDraft, async (c) => {
      const place = requirePlace(c);
      const draft = c.req.valid("json");
      parseInput(fieldsOf(place), { body: { ...draft.edits, ...draft.body }, made: draft.made });
      return c.json(await site.draft.save(place, draft, byOf(c)), 200);
    })
    .openapi(beginDraft, async (c) => {
      const { kind, id } = requirePlace(c);
      if (!isEntryKindName(kind)) throw new DomainError("not-found");
      const sent = c.req.valid("json");
      parseInput(fieldsOf({ kind, id }), { ...sent, made: undefined });
      return c.json(await site.draft.begin(kind, sent.body, byOf(c), { id }), 201);
    })
    .openapi(beHere, async (c) => {
      const place = requirePlace(c);
      return c.json(await site.draft.here(place, byOf(c), c.req.valid("json")), 200);
    })
    .openapi(discardDraft, async (c) => {
      const { version } = c.req.valid("query");
      const open = await site.draft.discard(requirePlace(c), byOf(c), version);
      return c.json({ message: done["draft-discarded"], public: open }, 200);
    })
    .openapi(publishDraft, async (c) => {
      const place = requirePlace(c);
      return c.json(await site.draft.publish(place, { ...byOf(c), ...c.req.valid("query") }), 200);
    });
}

const byOf = (c: Context<ApiEnv>) => ({ by: c.get("user")._id });
