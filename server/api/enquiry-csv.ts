import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { enquiryFilterSchema } from "#contracts/enquiry-write.ts";
import type { Spoken } from "#i18n/spoken.ts";
import { csvHead, csvRow } from "#server/enquiries/enquiry-csv.ts";
import type { Site } from "#server/site.ts";
import { failure } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { CSV, csvAnswer } from "./csv-answer.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const downloadEnquiries = createRoute({
  method: "get",
  path: "/",
  summary: "The enquiries that match, as a table for a spreadsheet",
  ...signedInOnly,
  request: { query: enquiryFilterSchema },
  responses: {
    200: CSV,
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

export function enquiryCsvApi({ site, spokenIn }: ApiDeps): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>();

  api.openapi(downloadEnquiries, async (c) => {
    const { _id: by, language = "en" } = c.get("user");
    const words = await spokenIn(language);
    const deed = { action: "export", thing: "enquiry", thingId: "", summary: "" } as const;
    await site.audit.record({ by, ...deed });
    const parts = site.enquiry.parts(c.req.valid("query"), { by, today: "" });
    return csvAnswer(c, "enquiries", lines(parts, words));
  });

  return api;
}

type Parts = ReturnType<Site["enquiry"]["parts"]>;

async function* lines(parts: Parts, words: Spoken): AsyncGenerator<string> {
  yield csvHead(words);
  for await (const rows of parts) yield rows.map((row) => csvRow(row, words)).join("");
}
