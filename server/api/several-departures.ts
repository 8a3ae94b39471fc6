import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  allKeptSchema,
  departuresSchema,
  duplicateSchema,
  pricesSchema,
  type SeenDeparture,
  seatsSchema,
  shiftSchema,
  takeBackSchema,
  waitingOnesSchema,
} from "#contracts/departure.ts";
import type { Change } from "#contracts/departure-changes.ts";
import { done } from "#i18n/en/api.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const refused = {
  ...refusals,
  400: failure(
    "The body has a mistake, or what would be breaks a rule: its path begins with an id",
  ),
  404: failure("One of them is not there"),
  409: failure("Somebody else saved one of them since"),
};

const changed = {
  200: json("As they are now, or would be", departuresSchema),
  202: json("With `waiting`: what waits, and what waited before", allKeptSchema),
  ...refused,
};

const shift = createRoute({
  ...{ method: "post", path: "/shift", summary: "Move departures by days, all or none" },
  ...signedInOnly,
  request: { body: body(shiftSchema) },
  responses: changed,
});

const changePrices = createRoute({
  ...{ method: "post", path: "/prices", summary: "Change prices by a percentage, all or none" },
  ...signedInOnly,
  request: { body: body(pricesSchema) },
  responses: changed,
});

const setSeats = createRoute({
  ...{ method: "post", path: "/seats", summary: "Say how many seats there are, all or none" },
  ...signedInOnly,
  request: { body: body(seatsSchema) },
  responses: changed,
});

const duplicate = createRoute({
  ...{
    method: "post",
    path: "/duplicate",
    summary: "Begin departures like these, none of them public",
  },
  ...signedInOnly,
  request: { body: body(duplicateSchema) },
  responses: { 202: json("What waits", allKeptSchema), ...refused },
});

const publishWaiting = createRoute({
  ...{ method: "post", path: "/waiting/publish", summary: "Publish what waits, all or none" },
  ...signedInOnly,
  request: { body: body(waitingOnesSchema) },
  responses: { 200: json("As they are now", departuresSchema), ...refused },
});

const discardWaiting = createRoute({
  ...{ method: "post", path: "/waiting/discard", summary: "Discard what waits, all or none" },
  ...signedInOnly,
  request: { body: body(waitingOnesSchema) },
  responses: { 200: messageAnswer("Nothing waits any more"), ...refused },
});

const takeBack = createRoute({
  ...{ method: "post", path: "/waiting/undo", summary: "What waited before waits again" },
  ...signedInOnly,
  request: { body: body(takeBackSchema) },
  responses: { 202: json("What waits, and what waited before", allKeptSchema), ...refused },
});

type Sent = {
  ids: string[];
  dryRun: boolean;
  waiting: boolean;
  seen?: SeenDeparture[] | undefined;
};

/** Several at once: all of them, or none. */
export function severalDeparturesApi(site: Site) {
  async function change(c: Context<ApiEnv>, sent: Sent, by: Change) {
    const several = { ids: sent.ids, ...byOf(c) };
    if (sent.waiting && !sent.dryRun) {
      return c.json(await site.departures.keep(several, by, sent.seen), 202);
    }
    return c.json(
      await site.departures.change(several, by, { isDryRun: sent.dryRun, isWaiting: sent.waiting }),
      200,
    );
  }

  return new OpenAPIHono<ApiEnv>()
    .openapi(shift, (c) => {
      const { days, ...sent } = c.req.valid("json");
      return change(c, sent, { to: "days", days });
    })
    .openapi(changePrices, (c) => {
      const { percent, roundTo, names, ...sent } = c.req.valid("json");
      return change(c, sent, { to: "prices", prices: { percent, roundTo, names } });
    })
    .openapi(setSeats, (c) => {
      const { seats, ...sent } = c.req.valid("json");
      return change(c, sent, { to: "seats", seats });
    })
    .openapi(duplicate, async (c) => {
      const { ids, ...how } = c.req.valid("json");
      return c.json(await site.departures.duplicate({ ids, ...byOf(c) }, how), 202);
    })
    .openapi(publishWaiting, async (c) => {
      const { waiting } = c.req.valid("json");
      return c.json(await site.departures.publish(waiting, byOf(c)), 200);
    })
    .openapi(discardWaiting, async (c) => {
      await site.departures.discard(c.req.valid("json").waiting, byOf(c));
      return c.json({ message: done["draft-discarded"] }, 200);
    })
    .openapi(takeBack, async (c) => {
      const { waiting } = c.req.valid("json");
      return c.json(await site.departures.takeBack(waiting, byOf(c)), 202);
    });
}

const byOf = (c: Context<ApiEnv>) => ({ by: c.get("user")._id });
