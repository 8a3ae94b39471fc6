import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { enquiryFilterSchema } from "#contracts/enquiry-write.ts";
import type { Spoken } from "#i18n/spoken.ts";
import { csvHead, csvRow } from "#server/enquiries/enquiry-csv.ts";
import type { Site } from "#server/site.ts";
import { failure } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const downloadEnquiries = createRoute({
  method: "get",
  path: "/",
  summary: "The enquiries that match, as a table for a spreadsheet",
  ...signedInOnly,
  request: { query: enquiryFilterSchema },
  responses: {
    200: {
      description: "UTF-8, with commas; a cell that a spreadsheet would calculate begins with '",
      content: { "text/csv": { schema: z.string() } },
    },
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
    const name = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
    const parts = site.enquiry.parts(c.req.valid("query"), { by, today: "" });
    return c.body(streamOf(lines(parts, words)), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });

  return api;
}

type Parts = ReturnType<Site["enquiry"]["parts"]>;

async function* lines(parts: Parts, words: Spoken): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(words));
  for await (const rows of parts)
    yield encoder.encode(rows.map((row) => csvRow(row, words)).join(""));
}

/**
 * Reads the next part when the last one is sent. After a failure the download breaks off, so that
 * it does not look complete.
 */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
