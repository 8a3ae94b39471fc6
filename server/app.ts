/**
 * Behind the files of the build (`static-files.ts`), addresses that moved (`moved-addresses.ts`) and the page cache. The order of middleware:
 *  0. bodies that nobody reads: of HEAD; how long a slow database is waited for
 *  1. request id and log line
 *  2. security headers
 *  3. addresses that cannot be read: 400
 *  4. what another website makes a browser send: 403
 *  5. compression of what is not compressed yet
 *  6. health, and figures for whoever watches over the server
 *  7. pictures that staff uploaded
 *  8. the body, bounded: 413, and 503 when too many send
 *  9. a turn for each: 503 when too many wait
 * 10. /api
 * 11. what machines read: sitemap, robots, feed, manifest, sharing pictures
 * 12. pages: 405 for what is neither reading nor sending a form
 */
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createAccounts } from "#server/accounts/accounts.ts";
import type { BackupsOf } from "#server/backup/backups.ts";
import type { Restoring } from "#server/backup/restoring.ts";
import { diskRoom } from "#server/data-folder/disk-room.ts";
import type { Whys } from "#server/data-folder/watch-files.ts";
import { createDiscovery } from "#server/discovery/index.ts";
import { createEnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { createAnswered } from "#server/http/answered.ts";
import { health } from "#server/http/health.ts";
import { metricsDoor } from "#server/http/metrics-door.ts";
import { pageFailed } from "#server/http/page-failed.ts";
import { pageMethods } from "#server/http/page-methods.ts";
import { endWithHead } from "#server/http/patient-reads.ts";
import { readableAddress } from "#server/http/readable-address.ts";
import { receiveBody } from "#server/http/receive-body.ts";
import { requestLanes } from "#server/http/request-lanes.ts";
import { type RequestLog, requestLog } from "#server/http/request-log.ts";
import { sameOrigin } from "#server/http/same-origin.ts";
import { secureHeaders } from "#server/http/secure-headers.ts";
import { serveMedia } from "#server/http/serve-media.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { endUnsentBody } from "#server/http/unsent-body.ts";
import type { Imports } from "#server/import/imports.ts";
import type { VisitCounts } from "#server/jobs/visit-counts.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { queueMetrics } from "#server/metrics/work-metrics.ts";
import type { Logger } from "#server/process/log.ts";
import type { SystemStanding } from "#server/system/system.ts";
import { createApi } from "./api/index.ts";
import type { Db } from "./db/schema.ts";
import type { Env } from "./env.ts";
import type { MailRoom } from "./mail/mail-room.ts";
import type { Library } from "./media/library.ts";
import { createPages } from "./pages/pages.ts";
import type { Site } from "./site.ts";

type AppDeps = {
  db: Db;
  site: Site;
  mailRoom: MailRoom;
  library: Library;
  counts: VisitCounts;
  secret: string;
  whys: Whys;
  metrics: Metrics;
  system: SystemStanding;
  backups: BackupsOf;
  restoring: Restoring;
  imports: Imports;
  env: Env;
  log: Logger;
};

/** Starts nothing: no port, no timer. */
export function createApp(deps: AppDeps): Hono<RequestLog> {
  const { db, site, library, mailRoom, counts, secret, whys, metrics, env, log } = deps;
  const { system, backups, restoring, imports } = deps;
  const app = new Hono<RequestLog>();
  const accounts = createAccounts({ db, site, secret, env });
  const { auth } = accounts;
  const enquiryIntake = createEnquiryIntake({ site, secret });
  const pages = createPages({
    site,
    library,
    ...accounts,
    enquiryIntake,
    mailRoom,
    counts,
    imports,
    system,
    backups,
    env,
    log,
  });

  app.use(endUnsentBody);
  app.use(endWithHead);
  app.use(requestLog(log, metrics.made));
  app.use(secureHeaders(env));
  app.use(readableAddress);
  app.use(sameOrigin(env));
  app.use(compress());
  app.route("/", health(db, whys));
  app.route("/", metricsDoor(metrics, env.METRICS_TOKEN));
  app.route("/", serveMedia(library));
  app.use(receiveBody(auth, env));
  const lanes = requestLanes(env, { isStaffDevice: accounts.isStaffDevice });
  metrics.watch(() => queueMetrics({ lanes, library }));
  app.use(lanes);
  const disk = diskRoom(env);
  const { reads } = counts;
  const forApi = {
    site,
    library,
    ...accounts,
    enquiryIntake,
    mailRoom,
    spokenIn,
    reads,
    disk,
    answered: createAnswered(),
    ...{ system, backups, restoring, imports },
    env,
    log,
  };
  app.route("/", createApi(forApi));
  app.route("/", createDiscovery({ site, library, env }));
  app.all("*", pageMethods, pages);

  app.onError(pageFailed(log));

  return app;
}
