import { HTTPException } from "hono/http-exception";
import { errorSentence } from "#i18n/error-sentence.ts";

const MOST_KB = 16;

/**
 * Of a body that nothing before has read, and that may be a file of any length.
 * @throws HTTPException where it is no JSON, is longer, or breaks off
 */
export async function shortJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await shortText(request));
  } catch (cause) {
    throw cause instanceof HTTPException ? cause : new HTTPException(400, { cause });
  }
}

async function shortText({ body }: Request): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_KB * 1024) {
      const message = errorSentence("body-too-large", { limit: `${MOST_KB} KB` });
      throw new HTTPException(413, { message });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
