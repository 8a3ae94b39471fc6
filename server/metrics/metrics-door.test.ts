import { expect, test } from "vitest";
import { noteBackup } from "#server/backup/last-backup.ts";
import { createDatabaseFacts } from "#server/db/database-facts.ts";
import { metricsDoor } from "#server/http/metrics-door.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createMetrics } from "./metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { poolMetrics, siteMetrics } from "./site-metrics.ts";

const TOKEN = "a-token-of-16-letters-and-more";

async function open() {
  const opened = await openTestSite();
  const { db, site, place } = opened;
  const metrics = createMetrics();
  const database = createDatabaseFacts(db, place);
  for (const source of siteMetrics({ site, database })) metrics.watch(source);
  metrics.watch(() => poolMetrics(database));
  metrics.watch(processMetrics());
  const door = metricsDoor(metrics, TOKEN);
  const ask = (authorization?: string) =>
    door.request("/metrics", { headers: authorization ? { authorization } : {} });
  return { ...opened, ask };
}

test("without a token there is no such page", async () => {
  const answer = await metricsDoor(createMetrics(), undefined).request("/metrics", {
    headers: { authorization: "Bearer undefined" },
  });
  expect(answer.status).toBe(404);
});

test("whoever has another token, or none, learns nothing", async () => {
  const { ask } = await open();
  for (const given of [
    ...[undefined, "Bearer", "Bearer ", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, "Bearer x"],
    ...[`Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN} ${TOKEN}`, `Bearer ${"x".repeat(10_000)}`],
    TOKEN,
  ]) {
    const answer = await ask(given);
    expect([answer.status, await answer.text()], given).toEqual([401, ""]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  }
});

test("database, mail, backups, disk and process are told", async () => {
  const { ask, dataFolder, place, db } = await open();
  const text = async () => (await ask(`bearer ${TOKEN}`)).text();
  const first = await text();
  expect(first).toMatch(/^rihla_database_up 1$/m);
  expect(first).toMatch(/^rihla_database_ping_seconds \d/m);
  expect(first).toMatch(/^rihla_database_bytes [1-9]\d+$/m);
  expect(first).toMatch(/^rihla_mails\{state="waiting"\} 0$/m);
  expect(first).toMatch(/^rihla_disk_free_bytes [1-9]\d+$/m);
  expect(first).toMatch(/^rihla_process_resident_memory_bytes [1-9]\d+$/m);
  expect(first).toMatch(/^rihla_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
  expect(first).not.toContain("rihla_backup_age_seconds");
  const isPooled = place.DATABASE_URL !== undefined;
  expect(first.includes('rihla_database_connections{state="idle"}')).toBe(isPooled);
  await noteBackup(dataFolder, new Date(Date.now() - 3_600_000));
  expect(await text()).toMatch(/^rihla_backup_age_seconds 36\d\d(\.\d+)?$/m);

  await db.destroy();
  const away = await text();
  expect(away).toMatch(/^rihla_database_up 0$/m);
  expect(away).toMatch(/^rihla_process_uptime_seconds \d/m);
  expect(away).not.toContain("rihla_mails");
});

test("in the text format, each name once and each line whole", async () => {
  const { ask } = await open();
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  const names = lines.flatMap((line) => /^# TYPE (\S+) /.exec(line)?.[1] ?? []);
  expect(new Set(names).size).toBe(names.length);
  for (const line of lines) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) rihla_\w+ .+|rihla_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/,
    );
  }
});

test("how long the database took to answer is told in seconds", async () => {
  const { site } = await openTestSite();
  const metrics = createMetrics();
  const database = { pingMs: async () => 250, bytes: async () => 1 };
  for (const source of siteMetrics({ site, database })) metrics.watch(source);
  const answer = await metricsDoor(metrics, TOKEN).request("/metrics", {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(await answer.text()).toMatch(/^rihla_database_ping_seconds 0\.25$/m);
});
