import type { Context } from "hono";
import { z } from "zod";

/** In the description of the API. */
export const CSV = {
  description: "UTF-8, with commas; a cell that a spreadsheet would calculate begins with '",
  content: { "text/csv": { schema: z.string() } },
};

/** A table for a spreadsheet, sent part by part. @param noun begins the name of the file */
export const csvAnswer = (c: Context, noun: string, parts: AsyncGenerator<string>) =>
  c.body(streamOf(parts), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${noun}-${new Date().toISOString().slice(0, 10)}.csv"`,
  });

/**
 * Reads the next part when the last one is sent. After a failure the download breaks off, so that
 * it does not look complete.
 */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
