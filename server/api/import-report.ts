import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { importCsv } from "#server/import/import-csv.ts";
import { failure } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { CSV, csvAnswer } from "./csv-answer.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const downloadReport = createRoute({
  method: "get",
  path: "/{_id}/report.csv",
  summary: "What becomes, or became, of each post and page, as a table for a spreadsheet",
  ...allowedOnly("imports"),
  request: { params: z.object({ _id: z.string() }) },
  responses: {
    200: CSV,
    ...refusals,
    403: failure("Sent from another website, or not the owner"),
    404: failure("No import has this id"),
  },
});

export function importReportApi({ imports, spokenIn }: ApiDeps): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>();
  api.openapi(downloadReport, async (c) => {
    const words = await spokenIn(c.get("user").language ?? "en");
    const parts = await imports.report(c.req.valid("param")._id);
    return csvAnswer(c, "moved-in", importCsv(parts, words));
  });
  return api;
}
