import { HTTPException } from "hono/http-exception";
import { errorSentence } from "#i18n/error-sentence.ts";

const MOST_KB = 16;

/** Of a body that nothing before has read, and that may be a file of any length. @throws HTTPException where it is no JSON, or longer */
export async function shortJson(request: Request): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_KB * 1024) {
      const message = errorSentence("body-too-large", { limit: `${MOST_KB} KB` });
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
