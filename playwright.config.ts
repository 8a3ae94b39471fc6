import { defineConfig } from "@playwright/test";
import { COMPILED, END_WITH_PARENT } from "./tests/support/built-server.ts";
import type { Engine } from "./tests/support/journey-site.ts";
import { runFolder } from "./tests/support/run-folder.ts";
import {
  ADMIN_URL,
  DEMO_URL,
  dataFolderOf,
  EDITING_URL,
  EMPTY_URL,
  LANGUAGES_URL,
  LONG_BLOG_URL,
  MEDIA_URL,
} from "./tests/support/servers.ts";

/** A folder that was served once, and is gone, is not filled anew. The workers learn of it here. */
process.env.E2E_FOLDER ??= runFolder();

/** What visitors and staff come for, once through: docs/decisions/0040-what-runs-when.md. */
const MAIN = "{admin,error,family-journey,home,sign-in,staff-journey}.spec.ts";

/** In SQLite once through too, in PostgreSQL among all others. */
const ON_EITHER = "writing-journey.spec.ts";

/** Sweeps through every page in every language: docs/decisions/0040-what-runs-when.md. */
const LONG = "long/**/*.spec.ts";

const NODE = `node --import ${END_WITH_PARENT}`;
const START = `exec ${NODE} build/server/index.js`;

/** The built server on a database of its own, gone with the run. */
const server = (url: string, { seed = "0", command = START, env = {} } = {}) => ({
  command,
  url: `${url}/readyz`,
  env: {
    NODE_ENV: "production",
    ...COMPILED,
    PORT: new URL(url).port,
    SEED_DEMO: seed,
    DATA_DIR: dataFolderOf(url),
    LOG_LEVEL: "warn",
    // Each test says who it is, so that all of them are not one visitor's tries.
    TRUST_PROXY: "1",
    ...env,
  },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
});

const WITH_STAFF = { seed: "1", command: `${NODE} tests/support/fill-staff.ts && ${START}` };

/** What no test of `main` asks need not be started for them. */
const isMainAlone =
  process.argv.filter((word) => word.startsWith("--project")).join() === "--project=main";

export default defineConfig<{ engine: Engine }>({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  projects: [
    { name: "main", testMatch: [MAIN, ON_EITHER] },
    { name: "more", testIgnore: [MAIN, LONG], use: { engine: "PostgreSQL" } },
    { name: "long", testMatch: LONG },
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine may stall; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  // What hangs ends; how fast a busy machine is decides nothing.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: DEMO_URL,
    // What a test left is cleared before the next one; a window of its own would cost each 0.2 s of a core.
    reuseContext: true,
    // What waits for something that never comes need not wait for the end of a long test.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  webServer: [
    server(DEMO_URL, { seed: "1" }),
    server(ADMIN_URL, { seed: "1" }),
    server(EDITING_URL, WITH_STAFF),
    server(EMPTY_URL),
    server(LONG_BLOG_URL, { command: `${NODE} tests/support/fill-long-blog.ts && ${START}` }),
    ...(isMainAlone
      ? []
      : [
          server(MEDIA_URL, WITH_STAFF),
          server(LANGUAGES_URL, { ...WITH_STAFF, env: { SHOW_LANGUAGES: "1" } }),
        ]),
  ],
});
