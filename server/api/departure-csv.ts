import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { failure } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { CSV, csvAnswer } from "./csv-answer.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PAST = "past";

const downloadDepartures = createRoute({
  method: "get",
  path: "/",
  summary: "The departures of a package, or those that have left, as a table for a spreadsheet",
  ...signedInOnly,
  request: { query: z.object({ show: z.enum([...DEPARTING_IDS, PAST]).default("umrah") }) },
  responses: { 200: CSV, ...refusals, 400: failure("The query has a mistake") },
});

export function departureCsvApi({ site, spokenIn }: ApiDeps): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>();

  api.openapi(downloadDepartures, async (c) => {
    const words = await spokenIn(c.get("user").language ?? "en");
    const { show } = c.req.valid("query");
    const { timeZone } = await site.settings.get();
    const today = dayFormat(timeZone).format(Date.now());
    const which = { parent: show === PAST ? null : show, today };
    return csvAnswer(c, "departures", site.departures.csv(which, words));
  });

  return api;
}
