import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { forTheTerminal } from "#server/errors/owner-error.ts";
import { whyNotListen } from "#server/http/listen.ts";
import { tidyImports } from "#server/import/imports.ts";
import { isWorker } from "#server/workers/member.ts";
import { startWorkers } from "#server/workers/primary.ts";
import { openSite } from "./run.ts";
import { serve, serveBeside } from "./serve.ts";

async function start(): Promise<void> {
  const opened = await openSite({ whyUnwritable, whyNotListen });
  const { env, log, site, db } = opened;
  const owner = await site.user.findOwner();
  const isNew = !owner && (await site.user.isFirst());
  if (env.WORKERS === 1) await serve(opened);
  else {
    const schema = (await lastMigration(db)) ?? "";
    await tidyImports({ db, dataFolder: env.DATA_DIR, isAlone: env.DATABASE_URL === undefined });
    await db.destroy();
    await startWorkers({ env, log, schema });
  }
  log.info(`Rihla is ready at ${env.PUBLIC_URL}`);
  if (isNew) {
    log.info(`Nobody owns this website yet. Become the owner at ${env.PUBLIC_URL}/register`);
  } else if (!owner) {
    log.error("The database has lost its owner, so nobody can become it: put a backup back");
  }
}

try {
  await (isWorker() ? serveBeside() : start());
} catch (error) {
  console.error(forTheTerminal(error));
  process.exit(1);
}
