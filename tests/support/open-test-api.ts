import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { createApi } from "#server/api/index.ts";
import { createBackupWork } from "#server/backup/backup-work.ts";
import { createBackups } from "#server/backup/backups.ts";
import { createRestoring } from "#server/backup/restoring.ts";
import { boot } from "#server/boot.ts";
import { diskRoom } from "#server/data-folder/disk-room.ts";
import { createDatabaseFacts } from "#server/db/database-facts.ts";
import { createEnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { createAnswered } from "#server/http/answered.ts";
import { receiveBody } from "#server/http/receive-body.ts";
import { sameOrigin } from "#server/http/same-origin.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { createImports } from "#server/import/imports.ts";
import { createReadCounter } from "#server/jobs/read-counter.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { createMistakes } from "#server/process/mistakes.ts";
import { createSystem } from "#server/system/system.ts";
import { catchLog } from "./catch-log.ts";
import { openTestSite } from "./open-test-site.ts";

const ORIGIN = "http://localhost";

type Options = {
  demo?: boolean;
  publicUrl?: string;
  trustProxy?: boolean;
  /** There is a mail server; nothing is sent to it. */
  canMail?: boolean;
  /** No room is left but what is kept for the owner. */
  isFull?: boolean;
  /** In place of those of the test. */
  systemParts?: Partial<Parameters<typeof createSystem>[0]>;
};
type Booted = Awaited<ReturnType<typeof boot>>;
type Sending = { cookie?: string | undefined; headers?: Record<string, string> };

/**
 * The API over a site of its own, behind the check of the origin and of bodies as in the app. `get` asks for JSON
 * and gives what a test looks at; `send` writes, as a browser on our own page does.
 */
export async function openTestApi(options: Options = {}) {
  const { demo, publicUrl, trustProxy, canMail, isFull, systemParts } = options;
  const { db, site, library, secret, file, dataFolder, place } = await openTestSite({ demo });
  const { log, lines } = catchLog();
  const PUBLIC_URL = publicUrl ?? ORIGIN;
  const SMTP_URL = canMail ? "smtp://mail.example" : undefined;
  const ownOrigins = [PUBLIC_URL];
  const env = { PUBLIC_URL, ownOrigins, TRUST_PROXY: trustProxy ?? false, SMTP_URL };
  const { passwordHelp, ...accounts } = createAccounts({ db, site, secret, env });
  const { auth } = accounts;
  const enquiryIntake = createEnquiryIntake({ site, secret });
  const mailRoom = createMailRoom({ site, env, spokenIn });
  const reads = createReadCounter({ site, log });
  const disk = diskRoom({ DATA_DIR: dataFolder });
  const mistakes = createMistakes();
  const database = createDatabaseFacts(db, place);
  const system = createSystem({
    ...{ site, library, database, mailRoom, mistakes, hasMetrics: false, version: "0" },
    ...{ env: { ...env, DATA_DIR: dataFolder }, ...systemParts },
  });
  const desk = createBackupWork();
  // What still writes when the folder goes keeps it from being removed.
  onTestFinished(() => desk.stop());
  const backups = createBackups({
    ...{ db, site, desk, version: "0", secret, log },
    env: { ...place, S3: null, DATABASE_URL: place.DATABASE_URL },
  });
  const replaced = Promise.withResolvers<Booted>();
  const restoring = createRestoring({
    ...{
      db,
      site,
      library,
      desk,
      backups,
      log,
      env: { ...place, S3: null, DATABASE_URL: place.DATABASE_URL },
    },
    replaceSite: async (exchange) => {
      await db.destroy();
      await exchange();
      const other = await boot({ ...place, SEED_DEMO: false });
      replaced.resolve(other);
      return other.site;
    },
    withoutWrites: (work) => work(),
  });
  const imports = createImports({ db, site, library, dataFolder, origin: PUBLIC_URL, log });
  onTestFinished(() => imports.end());
  const forApi = {
    site,
    library,
    ...accounts,
    enquiryIntake,
    mailRoom,
    spokenIn,
    reads,
    disk: isFull ? { ...disk, hasRoom: () => false } : disk,
    answered: createAnswered(),
    ...{ system, backups, restoring, imports },
    env,
    log,
  };
  const inner = createApi(forApi);
  const api = new Hono().use(sameOrigin(env), receiveBody(auth, env)).route("/", inner);

  const get = (path: string, cookie?: string) => ask(path, { headers: cookie ? { cookie } : {} });

  const send = (method: string, path: string, body?: unknown, { cookie, headers }: Sending = {}) =>
    ask(path, {
      method,
      headers: {
        host: "localhost",
        origin: ORIGIN,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  async function ask(path: string, init: RequestInit) {
    const response = await api.request(path, init);
    const { status, headers } = response;
    const isJson = headers.get("content-type")?.startsWith("application/json");
    return { status, headers, body: isJson ? await response.json() : await response.text() };
  }

  const parts = {
    db,
    place,
    site,
    library,
    imports,
    secret,
    file,
    dataFolder,
    mailRoom,
    reads,
    lines,
    mistakes,
    /**
     * As what SQLite's file is open once a backup was put back, for the test to close: opened twice in one process it
     * loses its locks.
     */
    replaced: replaced.promise,
  };
  return { api, routes: inner.routes, auth, passwordHelp, ...parts, get, send };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
