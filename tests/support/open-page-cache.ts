import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { createPageCache } from "#server/cache/page-cache.ts";

type Making = {
  status?: number;
  headers?: Record<string, string>;
  ms?: number;
  size?: number;
  text?: string;
};

/** A server whose pages say how often, and in which version of the content, they were made. */
export async function openPageCache({
  maxBytes = 1_000_000,
  ...making
}: Making & { maxBytes?: number } = {}) {
  const made: string[] = [];
  const answered: string[] = [];
  let version = 1;
  const newerIn: Partial<Record<Language, number>> = {};
  const { listener, bytes } = createPageCache({
    listener: (_, response) => response.writeHead(418).end("not cached"),
    async render(address, { headers }) {
      const madeIn = version;
      made.push(address);
      await wait(making.ms ?? 0);
      if (headers["x-too-much"]) return new Response("too much", { status: 503 });
      return new Response(
        `${address} in ${madeIn} ${making.text ?? "x".repeat(making.size ?? 1000)}`,
        {
          status: making.status ?? 200,
          headers: { "Content-Type": "text/html; charset=utf-8", "X-Own": "1", ...making.headers },
        },
      );
    },
    wasTurnedAway: ({ headers }) => headers["x-too-much"] !== undefined,
    version: (language) => (language && newerIn[language]) || version,
    isSignedIn: (cookie) => cookie === "in=1",
    onAnswered: ({ url = "" }) => void answered.push(url),
    maxBytes,
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  const text = async (path: string) => (await get(path)).text();
  return { made, making, answered, get, text, bytes, write: () => version++, newerIn };
}
