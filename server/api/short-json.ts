import { HTTPException } from "hono/http-exception";
import { errorSentence } from "#i18n/error-sentence.ts";
import { inWords } from "#server/http/body-limits.ts";

const MOST_BYTES = 16 * 1024;

/** Of a body that nothing before has read, and that may be a file of any length. @throws HTTPException where it is no JSON, or longer */
export async function shortJson(request: Request): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) {
      const message = errorSentence("body-too-large", { limit: inWords(MOST_BYTES) });
      throw new HTTPException(413, { message });
    }
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new HTTPException(400);
  }
}
