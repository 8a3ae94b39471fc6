import type { Context, Next } from "hono";
import { LRUCache } from "lru-cache";
import { REQUEST_KEY } from "#contracts/request-key.ts";

type Answer = { status: number; headers: [string, string][]; body: ArrayBuffer };

const MEGABYTE = 1024 * 1024;
/** Longer than anything is sent again. */
const KEPT_MS = 5 * 60_000;
const MOST_BYTES = 8 * MEGABYTE;
const MOST_OF_ONE = MEGABYTE;
/** What an answer takes besides its body. */
const LEAST_BYTES = 1024;
const KEY = /^[\w-]{16,64}$/;

/**
 * What was answered to what staff have written. An answer that was lost on its way is given again, and what was asked
 * is done once. A process knows its own answers alone.
 */
export function createAnswered() {
  const answers = new LRUCache<string, Answer>({
    ...{ ttl: KEPT_MS, maxSize: MOST_BYTES, maxEntrySize: MOST_OF_ONE },
    sizeCalculation: ({ body }) => LEAST_BYTES + body.byteLength,
  });
  /** Null: it may be tried again. */
  const underWay = new Map<string, Promise<Answer | null>>();

  /** @param by whose request it is */
  return async (c: Context, by: string, next: Next): Promise<Response | undefined> => {
    const sent = c.req.header(REQUEST_KEY) ?? "";
    if (!KEY.test(sent)) {
      await next();
      return undefined;
    }
    const key = `${by} ${sent} ${c.req.method} ${c.req.url}`;
    let before = answers.get(key) ?? null;
    let going = underWay.get(key);
    // Of several who wait for one that fails, one tries anew, and the others wait for that one.
    while (!before && going) {
      before = await going;
      going = underWay.get(key);
    }
    if (before) return new Response(before.status === 204 ? null : before.body, before);

    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    underWay.set(key, promise);
    let answer: Answer | null = null;
    try {
      await next();
      answer = await copyOf(c.res);
      if (answer) answers.set(key, answer);
    } finally {
      underWay.delete(key);
      resolve(answer);
    }
    return undefined;
  };
}

/** @returns null: it failed, or belongs to one device */
async function copyOf(answer: Response): Promise<Answer | null> {
  if (answer.status >= 500 || answer.headers.has("Set-Cookie")) return null;
  const body = await answer.clone().arrayBuffer();
  return { status: answer.status, headers: [...answer.headers], body };
}
