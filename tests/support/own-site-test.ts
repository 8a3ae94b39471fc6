import { cpSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { test as base } from "./browser-test.ts";
import { type BuiltServer, freePort, startBuiltServer } from "./built-server.ts";
import { e2eFolder, servesFrom } from "./servers.ts";

type OwnSite = {
  /** Where its data lies. */
  folder: string;
  /** At once, as when the power fails. */
  kill: () => Promise<void>;
  /** On the same port and the same data, with what has changed of its environment. */
  restart: (changed?: Record<string, string>) => Promise<void>;
};

type OwnSiteFixtures = {
  ownSite: OwnSite;
  siteUrl: string;
  seed: "0" | "1";
  /** More of its environment. */
  siteEnv: Record<string, string>;
};

type OwnSiteWorker = {
  ownUrl: string;
  /** A demo agency that was served and has ended: others are copies of it. */
  readyDemo: string;
};

/** A site of the test's own, whose server may be killed; `seed` makes it the demo agency. */
export const test = base.extend<OwnSiteFixtures, OwnSiteWorker>({
  seed: ["1", { option: true }],
  siteEnv: [{}, { option: true }],
  // The next site of this process comes to the same address: its window can stay.
  ownUrl: [
    async ({ browserName: _ }, use) => use(`http://localhost:${await freePort()}`),
    { scope: "worker" },
  ],
  readyDemo: [
    async ({ ownUrl }, use) => {
      const folder = mkdtempSync(path.join(e2eFolder(), "demo-"));
      const env = { PORT: new URL(ownUrl).port, DATA_DIR: folder, SEED_DEMO: "1" };
      const server = startBuiltServer({ ...env, LOG_LEVEL: "warn" });
      await server.ready();
      server.signal("SIGTERM");
      await server.ended;
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ ownUrl }, use) => use(ownUrl),
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  // The window stays for the next test: it leaves the site while its server lives, or what is still under way fails
  // in the next one.
  page: async ({ page, ownSite: _ }, use) => {
    await use(page);
    const leave = () => page.goto("about:blank");
    // One that has crashed is not used again.
    await leave()
      .catch(leave)
      .catch(() => undefined);
  },
  ownSite: [
    async ({ siteUrl, seed, siteEnv, readyDemo }, use) => {
      const folder = mkdtempSync(path.join(e2eFolder(), "own-"));
      // A database elsewhere is filled by the server itself.
      if (seed === "1" && !siteEnv.DATABASE_URL) cpSync(readyDemo, folder, { recursive: true });
      servesFrom(siteUrl, folder);
      const env = {
        PORT: new URL(siteUrl).port,
        DATA_DIR: folder,
        SEED_DEMO: seed,
        LOG_LEVEL: "warn",
        ...siteEnv,
      };
      let server: BuiltServer;
      const restart = async (changed = {}) => {
        server = startBuiltServer({ ...env, ...changed });
        await server.ready();
      };
      const kill = async () => {
        server.signal("SIGKILL");
        await server.ended;
      };
      await restart();
      await use({ folder, kill, restart });
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { auto: true },
  ],
});
