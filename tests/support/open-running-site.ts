import { onTestFinished } from "vitest";
import { createBackupWork } from "#server/backup/backup-work.ts";
import type { Others } from "#server/boot.ts";
import type { Env } from "#server/env.ts";
import { createMistakes } from "#server/process/mistakes.ts";
import { runReplaceable } from "#server/start/replaceable-site.ts";
import { catchLog } from "./catch-log.ts";
import { openTestSite } from "./open-test-site.ts";
import { serveHere } from "./serve-here.ts";

/** The demo agency with all that runs on it, answering on this machine; ended after the test. */
export async function openRunningSite(given: { METRICS_TOKEN?: string; others?: Others } = {}) {
  const opened = await openTestSite({ demo: true });
  const { log, lines } = catchLog();
  const PUBLIC_URL = "http://rihla.example";
  const env: Env = {
    ...opened.place,
    ...{ PORT: 1, HOST: "127.0.0.1", LOG_LEVEL: "info", SEED_DEMO: false, EXPECT_SITE: false },
    ...{ TRUST_PROXY: true, WORKERS: 1, PUBLIC_URL, ownOrigins: [PUBLIC_URL], S3: null },
    DATABASE_URL: undefined,
    ...{ SMTP_URL: undefined, MAIL_FROM: undefined, METRICS_TOKEN: given.METRICS_TOKEN },
  };
  const desk = createBackupWork();
  const { others } = given;
  const beside = { mistakes: createMistakes(), desk, ...(others && { others }) };
  const site = await runReplaceable({ ...opened, env, log, ...beside });
  const { url } = await serveHere(site.listener);
  onTestFinished(async () => {
    await site.stopWork();
    await site.writeDown();
    // Another one than it was opened with, where a backup was put in its place.
    await site.db().destroy();
  });
  return { ...opened, running: site, lines, url, origin: PUBLIC_URL };
}
