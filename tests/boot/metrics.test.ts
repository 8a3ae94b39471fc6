import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const METRICS_TOKEN = "0123456789abcdef";

async function start(env: Record<string, string> = {}) {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder(), ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers, redirect: "manual" });
  return { server, get };
}

test("answers, pages from memory and queues are counted; the token is for this page alone", async () => {
  const { get, server } = await start({ METRICS_TOKEN });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  // Whoever has no token neither gets the page of whoever has one, nor the other way round.
  const both = await Promise.all([get("/metrics"), get("/metrics", { authorization })]);
  expect(both.map(({ status }) => status)).toEqual([401, 200]);
  expect(both.map(({ headers }) => headers.get("Cache-Control"))).toEqual(["no-store", "no-store"]);
  const read = async () => {
    const text = await (await get("/metrics", { authorization })).text();
    return (name: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(name))
          ?.split(" ")[1],
      );
  };

  const before = await read();
  for (const path of ["/", "/", "/", "/no-such-page", "/api/home"]) await (await get(path)).text();
  const after = await read();
  const grown = (name: string) => after(name) - before(name);
  expect(grown('rihla_page_cache_total{result="hit"}')).toBe(2);
  expect(grown('rihla_page_cache_total{result="miss"}')).toBeGreaterThanOrEqual(2);
  expect(grown('rihla_requests_total{class="4xx"}')).toBe(1);
  // Four, and the page itself as it was read before.
  expect(grown('rihla_requests_total{class="2xx"}')).toBe(5);
  expect(grown('rihla_render_seconds_count{kind="api"}')).toBe(1);
  expect(after("rihla_page_cache_bytes")).toBeGreaterThan(0);
  expect(after("rihla_page_cache_pages")).toBeGreaterThan(0);
  expect(after('rihla_requests_in_lanes{lane="reading",state="at_work"}')).toBe(0);
  expect(after("rihla_uploads")).toBe(0);
  expect(server.stdout()).not.toContain(METRICS_TOKEN);
});

test("without a token there is no such page; one that is easily guessed is refused at the start", async () => {
  const { get } = await start();
  const answer = await get("/metrics", { authorization: "Bearer " });
  expect(answer.status).toBe(404);
  const server = startBuiltServer({
    ...{ PORT: await freePort(), DATA_DIR: temporaryFolder(), METRICS_TOKEN: "short" },
  });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toContain("METRICS_TOKEN must be 16 to 200 letters");
});
