import { hasSession } from "#server/accounts/auth.ts";
import { claimDataFolder } from "#server/data-folder/claim-data-folder.ts";
import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { tellNotStored, tellWhy } from "#server/data-folder/watch-database.ts";
import { forTheTerminal } from "#server/errors/owner-error.ts";
import { appListener } from "#server/http/app-listener.ts";
import { createBoundedServer } from "#server/http/connections.ts";
import { listen, whyNotListen } from "#server/http/listen.ts";
import { PUBLIC_FOLDER } from "#server/http/public-folder.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { readStaticFiles, staticFiles } from "#server/http/static-files.ts";
import { startHousekeeping } from "#server/jobs/housekeeping.ts";
import { countRead, createReadCounter, startReadCounter } from "#server/jobs/read-counter.ts";
import { startMail } from "#server/jobs/start-mail.ts";
import { stopOnSignal } from "#server/jobs/stop-on-signal.ts";
import { createApp } from "./app.ts";
import { boot } from "./boot.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { followContent } from "./db/follow-content.server.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { createMailRoom } from "./mail/mail-room.ts";

try {
  const env = await readEnv(process.env, { whyUnwritable, whyNotListen });
  const log = createLog(env);
  const dataFolder = claimDataFolder(env);
  const booted = await boot(env, { isAlone: true });
  dataFolder.remember();
  const whyNotStored = tellWhy(booted.fileWatch);
  const stopTelling = tellNotStored(whyNotStored, log);
  const { db, site, library } = booted;
  const isOwnerless = await site.user.isFirst();
  const stopHousekeeping = await startHousekeeping(site, log);
  const mailRoom = createMailRoom({ site, env });
  const stopFollowing = followContent(env, {
    heard: site.contentVersion.heard,
    known: site.contentVersion.current,
    pulse: booted.pulse,
    log,
  });
  const reads = createReadCounter({ site, log });
  const app = createApp({ ...booted, mailRoom, reads, whyNotStored, env, log });
  const security = securityOf(env);
  const cache = createPageCache({
    listener: appListener({ app, headers: security, log }),
    render: async (address) => app.request(address),
    version: site.contentVersion.current,
    isSignedIn: hasSession,
    onAnswered: (request) => countRead(reads, request),
  });
  const files = readStaticFiles(PUBLIC_FOLDER, security);
  const server = createBoundedServer(staticFiles(files, cache.listener), security, () =>
    log.warn("a connection was turned away"),
  );
  await listen(server, env);
  const mail = startMail({ site, mailRoom, env, log });
  const stopReads = startReadCounter(reads);
  stopOnSignal({
    server,
    db,
    log,
    stopWork: async () => {
      stopTelling();
      stopHousekeeping();
      stopReads();
      await mail?.stop();
    },
    endUploads: library.stop,
    writeDown: async () => {
      await reads.flush();
      await stopFollowing();
    },
  });
  // The site stands without its pictures; somebody should know.
  library.checkStorage().catch((error) => {
    log.error({ err: error }, "Pictures cannot be stored or read: check the S3_ variables");
  });
  log.info(`Rihla is ready at ${env.PUBLIC_URL}`);
  if (isOwnerless) {
    log.info(`Nobody owns this website yet. Become the owner at ${env.PUBLIC_URL}/register`);
  }
} catch (error) {
  console.error(forTheTerminal(error));
  process.exit(1);
}
