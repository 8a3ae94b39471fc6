import { composeSite } from "#server/boot.ts";
import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { type Opened, openSite, type Running, runSite } from "./run.ts";

/** An edit loads this module anew; the open database outlives it. */
const kept = globalThis as typeof globalThis & { rihla?: { opened: Opened; running?: Running } };

// The port is the development server's own, taken already.
kept.rihla ??= { opened: await openSite({ whyUnwritable }) };

const { opened } = kept.rihla;
if (opened.env.WORKERS > 1) opened.log.info("While developing there is one worker");
// What ran before has ended before the next begins.
await kept.rihla.running?.stopWork();
await kept.rihla.running?.writeDown();
// With the edited rules, not those of the start.
const running = await runSite({
  ...{ ...opened, ...(await composeSite(opened.db, opened.env)) },
  replaceSite: async () => {
    throw new OwnerError("While developing: stop it, then npm run restore.");
  },
  withoutWrites: (work) => work(),
  onOtherSecret: () => opened.log.info("A backup with another secret was put back: start anew"),
});
await running.lead();
running.startWork();
kept.rihla.running = running;

export const { listener } = running;
