import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { departuresQuerySchema, departuresSchema } from "#contracts/departure.ts";
import { tableAnswerSchema, tableSchema } from "#contracts/departure-table.ts";
import { departureSchema, newDepartureSchema } from "#contracts/entry.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string().describe(DEPARTING_IDS.join(", ")) });
const NO_PACKAGE = failure("No package that leaves on days has this id");

const listDepartures = createRoute({
  ...{ method: "get", path: "/{id}/departures", summary: "Coming departures, the earliest first" },
  ...inLanguage,
  request: { params },
  responses: { 200: json("The departures", departuresSchema), ...refusals, 404: NO_PACKAGE },
});

const createDeparture = createRoute({
  ...{ method: "post", path: "/{id}/departures", summary: "Write a departure" },
  ...signedInOnly,
  request: { params, body: body(newDepartureSchema) },
  responses: {
    201: json("As it is now", departureSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: NO_PACKAGE,
  },
});

const pasteDepartures = createRoute({
  method: "post",
  path: "/{id}/departures/table",
  summary: "Departures out of a spreadsheet: checked, or stored as drafts, all or none",
  ...signedInOnly,
  request: { params, body: body(tableSchema) },
  responses: {
    200: json("What would come of it", tableAnswerSchema),
    201: json("What came of it", tableAnswerSchema),
    ...refusals,
    400: failure("Too many rows, or mistakes: their paths are row and column. Nothing is stored"),
    404: NO_PACKAGE,
  },
});

export function packageDeparturesApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listDepartures, async (c) => {
      const parent = departing(c.req.valid("param").id);
      const { all } = parseInput(departuresQuerySchema, c.req.query());
      const { entry } = await siteIn(site, c);
      if (all) {
        if (!(await c.get("auth").findSession(c.req.header("cookie")))) {
          throw new DomainError("not-found");
        }
        c.header("Cache-Control", "private, no-store");
        return c.json(await entry.list("departure", { parent }), 200);
      }
      const { timeZone } = await site.settings.get();
      const from = dayFormat(timeZone).format(Date.now());
      c.header("Expires", new Date(midnightAfter(from, timeZone)).toUTCString());
      return c.json(await entry.list("departure", { parent, from }), 200);
    })
    .openapi(createDeparture, async (c) => {
      const by = { by: c.get("user")._id };
      const parent = departing(c.req.valid("param").id);
      const { package: named = parent, ...sent } = c.req.valid("json");
      if (named !== parent) throw new DomainError("other-package", { address: parent, named });
      const write = { ...sent, package: parent };
      return c.json(await site.entry.create("departure", write, by), 201);
    })
    .openapi(pasteDepartures, async (c) => {
      const parent = departing(c.req.valid("param").id);
      const { text, dryRun, take } = c.req.valid("json");
      const { table } = site.departures;
      const pasted = { parent, text, today: await todayOf(site) };
      if (dryRun) return c.json(await table.check(pasted), 200);
      const how = { by: c.get("user")._id, isEach: take === "clean" };
      return c.json(await table.store(pasted, how), 201);
    });
}

/** YYYY-MM-DD, where the agency is. */
async function todayOf(site: Site): Promise<string> {
  const { timeZone } = await site.settings.get();
  return dayFormat(timeZone).format(Date.now());
}

/** @throws DomainError "not-found" */
function departing(id: string) {
  const known = DEPARTING_IDS.find((one) => one === id);
  if (!known) throw new DomainError("not-found");
  return known;
}
