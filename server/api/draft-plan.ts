import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { planSchema, planWriteSchema, waitingInSchema } from "#contracts/draft.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import { done } from "#i18n/en/api.ts";
import { placeIn } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage } from "./in-language.ts";
import { placeParams, requirePlace } from "./require-place.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/{kind}/{id}/schedule";

const listWaitingIn = createRoute({
  method: "get",
  path: PATH,
  summary: "In which languages something waits, and when it goes public",
  ...signedInOnly,
  request: { params: placeParams },
  responses: {
    200: json("English first", z.array(waitingInSchema)),
    ...refusals,
    404: failure("Nothing can wait there"),
  },
});

const planDraft = createRoute({
  method: "post",
  path: PATH,
  summary:
    "Publish waiting changes later, in place of an earlier moment; of several languages all or none",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams, body: body(planWriteSchema) },
  responses: {
    200: json("What is planned", planSchema),
    ...refusals,
    400: failure("They break a rule of their kind, or the moment or a language is none"),
    404: failure("Nothing waits there, in that language"),
    409: failure(
      "Others wrote since: `current` waits there now; or what was published since they began contradicts them; or another one has the link",
    ),
  },
});

const cancelPlan = createRoute({
  method: "delete",
  path: PATH,
  summary: "They go on waiting",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: {
    200: messageAnswer("Nothing is planned"),
    ...refusals,
    404: failure("Nothing waits there"),
  },
});

export function draftPlanApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listWaitingIn, async (c) =>
      c.json(await site.draft.listWaitingIn(requirePlace(c)), 200),
    )
    .openapi(planDraft, async (c) => {
      const place = requirePlace(c);
      const { publishAt, languages, version } = c.req.valid("json");
      const by = { by: c.get("user")._id };
      // In one order: two who plan the same do not wait for each other.
      const places = languages
        ? LANGUAGES.filter((one) => languages.includes(one)).map((one) => placeIn(one, place))
        : [place];
      await site.draft.check(places, { ...by, version, place });
      return c.json(await site.draft.plan(places, publishAt, by), 200);
    })
    .openapi(cancelPlan, async (c) => {
      await site.draft.cancel(requirePlace(c));
      return c.json({ message: done["plan-cancelled"] }, 200);
    });
}
