import { OwnerError } from "#server/errors/owner-error.ts";
import { checkData } from "../check-data/check-data.ts";
import { commandEnv, requireDatabase, run } from "./run.ts";

/** Looks through the whole database, while the server runs or not, and changes nothing. */

const USAGE = "Usage: npm run check-data";

/** A disk that lets nothing be written any more can be looked through all the same. */
const FOR_READING = { whyUnwritable: () => null };

async function check(): Promise<string> {
  const env = await commandEnv({}, FOR_READING);
  await requireDatabase(env);
  const findings = await checkData(env);
  if (findings.broken() > 0) throw new OwnerError(findings.text());
  return findings.text();
}

await run(() => {
  if (process.argv.length > 2) throw new OwnerError(USAGE);
  return check();
});
