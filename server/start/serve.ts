import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { migrations } from "#server/db/migrations/index.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { limitsOf } from "#server/http/connection-limits.ts";
import { createBoundedServer } from "#server/http/connections.ts";
import { listen } from "#server/http/listen.ts";
import { mostOpenFiles } from "#server/http/open-files.ts";
import { PUBLIC_FOLDER } from "#server/http/public-folder.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { readStaticFiles, staticFiles } from "#server/http/static-files.ts";
import { createStop, stopOnSignal } from "#server/process/stop-on-signal.ts";
import { becomeMember } from "#server/workers/member.ts";
import { runReplaceable } from "./replaceable-site.ts";
import { type Opened, openBeside } from "./run.ts";

/** What runs on the site, and the server that answers for it, which does not listen yet. */
async function prepare(opened: Opened) {
  const { env, log } = opened;
  const running = await runReplaceable(opened);
  const security = securityOf(env);
  const files = readStaticFiles(PUBLIC_FOLDER, security);
  const listener = staticFiles(files, running.listener);
  const tell = () => log.warn("a connection was turned away");
  const server = createBoundedServer(
    listener,
    security,
    tell,
    limitsOf(env.WORKERS, mostOpenFiles()),
  );
  return { running, server };
}

/** Alone. @throws OwnerError */
export async function serve(opened: Opened): Promise<void> {
  const { running, server } = await prepare(opened);
  await running.lead();
  await listen(server, opened.env);
  running.startWork();
  stopOnSignal({ ...running, server, log: opened.log });
}

/** As one of several workers. @throws OwnerError */
export async function serveBeside({ schema, ...membership } = becomeMember()): Promise<void> {
  // Whoever types Ctrl-C sends it to all: the process that started us tells us when to end.
  process.on("SIGINT", () => {});
  if (Object.keys(migrations).at(-1) !== schema) {
    throw new OwnerError(
      "The program was renewed, and the tables of its database change: start the whole server anew, not its workers alone.",
    );
  }
  const opened = await openBeside(membership.others, { whyUnwritable });
  const { running, server } = await prepare(opened);
  const { log, desk } = opened;
  const stop = createStop({
    ...running,
    server,
    log,
    async stopWork() {
      await running.stopWork();
      membership.rested();
    },
  });
  const lead = () => {
    running.lead().catch((error) => log.error({ err: error }, "leading failed"));
  };
  membership.others.colleagues.onGone("content", () => {
    running.catchUp().catch((error) => log.warn({ err: error }, "what changed is not read yet"));
  });
  process.on("SIGTERM", () => stop("SIGTERM"));
  const isLeading = await membership.join({ lead, leave: stop });
  await desk.learn();
  if (isLeading) await running.lead();
  await listen(server, opened.env);
  running.startWork();
  membership.listening();
}
