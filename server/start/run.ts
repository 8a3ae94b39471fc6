import type { IncomingMessage, RequestListener } from "node:http";
import { hasSession } from "#server/accounts/auth.ts";
import { createApp } from "#server/app.ts";
import { removeAbandoned } from "#server/backup/abandoned.ts";
import { type BackupDesk, createBackupWork } from "#server/backup/backup-work.ts";
import { createBackups } from "#server/backup/backups.ts";
import { backUpBeforeUpgrade } from "#server/backup/before-upgrade.ts";
import { createRestoreNote, settleRestore } from "#server/backup/restore-note.ts";
import { createRestoring, type ReplaceSite, type WithoutWrites } from "#server/backup/restoring.ts";
import { type Booted, boot, type Others } from "#server/boot.ts";
import { createPageCache } from "#server/cache/page-cache.ts";
import { claimDataFolder } from "#server/data-folder/claim-data-folder.ts";
import { refuseLostSite } from "#server/data-folder/lost-site.ts";
import { refuseLostSecret } from "#server/data-folder/secret.ts";
import { logChanges, tellPicturesGone, tellWhy } from "#server/data-folder/watch-files.ts";
import { createDatabaseFacts, type DatabaseFacts } from "#server/db/database-facts.ts";
import { followContent } from "#server/db/follow-content.server.ts";
import { refuseAnother, refuseOthersLog } from "#server/db/mark-start.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { type Env, readEnv } from "#server/env.ts";
import { appListener } from "#server/http/app-listener.ts";
import { forwardedBy } from "#server/http/client-address.ts";
import { movedAddresses } from "#server/http/moved-addresses.ts";
import { patientReads } from "#server/http/patient-reads.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { wasTurnedAway } from "#server/http/turned-away.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { createImports } from "#server/import/imports.ts";
import { createHouseWork } from "#server/jobs/house-work.ts";
import { createVisitCounts, startVisitCounts } from "#server/jobs/visit-counts.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { createMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { metricsOfAll } from "#server/metrics/metrics-of-all.ts";
import { processMetrics } from "#server/metrics/process-metrics.ts";
import { poolMetrics, siteMetrics } from "#server/metrics/site-metrics.ts";
import { cacheMetrics } from "#server/metrics/work-metrics.ts";
import { createLog, type Logger } from "#server/process/log.ts";
import { createMistakes, type Mistakes } from "#server/process/mistakes.ts";
import { createSystem } from "#server/system/system.ts";
import packageJson from "../../package.json" with { type: "json" };

export type Opened = Booted & {
  env: Env;
  log: Logger;
  mistakes: Mistakes;
  desk: BackupDesk;
  /** Workers that serve the same site beside this process; absent: there are none. */
  others?: Others;
};

/**
 * Reads the environment and opens the site that it names, for this process alone.
 * @throws OwnerError
 */
export async function openSite(checks: Parameters<typeof readEnv>[1]): Promise<Opened> {
  const env = await readEnv(process.env, checks);
  const mistakes = createMistakes();
  const log = mistakes.heardIn(createLog(env));
  const dataFolder = claimDataFolder(env);
  if (dataFolder.wasSettled) log.warn("a restore broke off: the site is as it was before it");
  settleRestore(env, dataFolder.wasSettled);
  if (!env.DATABASE_URL) {
    // Nodes that share a PostgreSQL may share a folder, and one of them may be making it.
    removeAbandoned(env.DATA_DIR);
    // Before anything reads the two as one.
    refuseOthersLog(sqliteFile(env));
  }
  const name = await backUpBeforeUpgrade(env, packageJson.version);
  if (name) log.info({ name }, "the site was backed up, for its tables change");
  const booted = await boot(env, { isAlone: true });
  dataFolder.remember();
  return {
    ...booted,
    env,
    log,
    mistakes,
    desk: createBackupWork(null, createRestoreNote(env.DATA_DIR)),
  };
}

/** As one of several workers: another process has prepared the database. @throws OwnerError */
export async function openBeside(
  others: Others,
  checks: Parameters<typeof readEnv>[1],
): Promise<Opened> {
  const { colleagues } = others;
  const env = { ...(await readEnv(process.env, checks)), SEED_DEMO: false };
  const mistakes = createMistakes();
  mistakes.share(colleagues);
  const log = mistakes.heardIn(createLog(env, colleagues.seat));
  if (!env.DATABASE_URL) {
    // The others may have it open still; made anew, it would be an empty site that the next visitor can own.
    refuseLostSite(sqliteFile(env), env);
    const opened = await colleagues.ask("database-file");
    refuseAnother(
      sqliteFile(env),
      opened.flatMap(({ data }) => (typeof data === "string" ? [data] : [])),
    );
    refuseLostSecret(env.DATA_DIR);
  }
  settleRestore(env, false, false);
  const booted = await boot(env, { others });
  return {
    ...booted,
    env,
    log,
    mistakes,
    desk: createBackupWork(colleagues, createRestoreNote(env.DATA_DIR)),
    others,
  };
}

export type Running = {
  listener: RequestListener;
  /** Does from now on what one process does for the site; of what is due by then, when it resolves. */
  lead: () => Promise<void>;
  /** What is done beside answering, once somebody can be answered. */
  startWork: () => void;
  stopWork: () => Promise<void>;
  /** Answers the uploads that are under way. @returns takes others */
  endUploads: () => () => void;
  /** Keeps what the last answers left in memory. */
  writeDown: () => Promise<void>;
};

type Replacing = {
  replaceSite: ReplaceSite;
  withoutWrites: WithoutWrites;
  /** Another node put back a backup that came with its own secret. */
  onOtherSecret: () => void;
};

/** An open site with all that runs on it, in production as in development, but for who listens. */
export async function runSite(opened: Opened & Replacing): Promise<Running> {
  const { site, library, fileWatch, locks, pulse, others, env, log } = opened;
  const colleagues = others?.colleagues ?? null;
  locks.onHeld((words) => log.warn(words));
  const whys = {
    whyNotStored: tellWhy(fileWatch),
    whyNotFound: tellPicturesGone(library.arePicturesGone),
  };
  const mailRoom = createMailRoom({ site, env, spokenIn });
  const { heard, current, currentIn } = site.contentVersion;
  const stopFollowing = followContent(env, {
    ...{ heard, known: current, pulse, log },
    secret: { own: opened.secret, onOther: opened.onOtherSecret },
  });
  const counts = createVisitCounts({ site, log, colleagues });
  const database = createDatabaseFacts(opened.db, env);
  const metrics = watchedMetrics({ site, env, database });
  const read = colleagues ? metricsOfAll(metrics, colleagues) : metrics.read;
  const note = (request: IncomingMessage, status: number) => {
    metrics.answered(status);
    counts.answered(visitOf(request, env), status);
  };
  const hasMetrics = env.METRICS_TOKEN !== undefined;
  const system = createSystem({
    ...opened,
    database,
    mailRoom,
    hasMetrics,
    colleagues,
    version: packageJson.version,
  });
  const startedAt = colleagues ? { startedAt: colleagues.startedAt } : {};
  const backups = createBackups({
    ...opened,
    ...startedAt,
    colleagues,
    version: packageJson.version,
  });
  const restoring = createRestoring({ ...opened, backups });
  const imports = createImports({
    ...{ ...opened, dataFolder: env.DATA_DIR, origin: env.PUBLIC_URL },
    before: () => backups.makeFirst("import"),
  });
  await imports.tidy({ isAlone: env.DATABASE_URL === undefined && !others });
  const tellWhys = () => logChanges(whys, log);
  const house = createHouseWork({ site, library, mailRoom, backups, imports, tellWhys, env, log });
  const counted = { ...metrics, read };
  const beside = { mailRoom, counts, whys, metrics: counted, system, backups, restoring, imports };
  const app = createApp({ ...opened, ...beside });
  const headers = securityOf(env);
  const pages = createPageCache({
    listener: appListener({ app, headers, log, onAnswered: metrics.answered }),
    render: async (address, request) =>
      app.request(address, { headers: forwardedBy(request) }, { incoming: request }),
    wasTurnedAway,
    version: (language) => (language ? currentIn(language) : current()),
    isSignedIn: hasSession,
    onAnswered: note,
  });
  metrics.watch(() => cacheMetrics(pages));
  const moved = movedAddresses({
    redirects: site.redirect,
    headers,
    onLedOn: (request) =>
      hasSession(request.headers.cookie) ? metrics.answered(301) : note(request, 301),
    listener: pages.listener,
    log,
  });

  let [isLeading, hasBegun, isStarted] = [false, false, false];
  let stopCounts = () => {};
  return {
    listener: patientReads({ listener: moved, isSignedIn: hasSession, env }),
    async lead() {
      if (isLeading) return;
      isLeading = true;
      await house.begin();
      hasBegun = true;
      if (isStarted) house.start();
    },
    startWork() {
      isStarted = true;
      stopCounts = startVisitCounts(counts);
      if (hasBegun) house.start();
    },
    async stopWork() {
      stopCounts();
      await Promise.all([house.end(), imports.end()]);
    },
    endUploads() {
      const again = [library.stop(), backups.stopBringing()];
      return () => {
        for (const begin of again) begin();
      };
    },
    async writeDown() {
      await counts.flush();
      await stopFollowing();
    },
  };
}

type Watched = Pick<Opened, "site" | "env"> & { database: DatabaseFacts };

function watchedMetrics({ site, env, database }: Watched): Metrics {
  const metrics = createMetrics();
  for (const source of siteMetrics({ site, database })) metrics.watchSite(source);
  metrics.watch(() => poolMetrics(database));
  // Only then is anybody told, and the delay of the loop is measured by a timer.
  if (env.METRICS_TOKEN !== undefined) metrics.watch(processMetrics());
  return metrics;
}
