import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { forTheTerminal } from "#server/errors/owner-error.ts";
import { createBoundedServer } from "#server/http/connections.ts";
import { listen, whyNotListen } from "#server/http/listen.ts";
import { PUBLIC_FOLDER } from "#server/http/public-folder.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { readStaticFiles, staticFiles } from "#server/http/static-files.ts";
import { stopOnSignal } from "#server/process/stop-on-signal.ts";
import { runReplaceable } from "./replaceable-site.ts";
import { openSite } from "./run.ts";

try {
  const opened = await openSite({ whyUnwritable, whyNotListen });
  const { env, log, site } = opened;
  const isOwnerless = await site.user.isFirst();
  const running = await runReplaceable(opened);
  const security = securityOf(env);
  const files = readStaticFiles(PUBLIC_FOLDER, security);
  const server = createBoundedServer(staticFiles(files, running.listener), security, () =>
    log.warn("a connection was turned away"),
  );
  await listen(server, env);
  running.startWork();
  stopOnSignal({ ...running, server, log });
  log.info(`Rihla is ready at ${env.PUBLIC_URL}`);
  if (isOwnerless) {
    log.info(`Nobody owns this website yet. Become the owner at ${env.PUBLIC_URL}/register`);
  }
} catch (error) {
  console.error(forTheTerminal(error));
  process.exit(1);
}
