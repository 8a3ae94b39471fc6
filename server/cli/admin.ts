import { OwnerError } from "#server/errors/owner-error.ts";
import { createSite } from "#server/site.ts";
import { openDatabase } from "../db/open.server.ts";
import { commandEnv, requireSqliteFile, run } from "./run.ts";

/** What only somebody with a shell on the server may do. The server may run meanwhile. */

const USAGE = "Usage: npm run admin -- reset-password EMAIL";

async function resetPassword(email: string): Promise<string> {
  const env = await commandEnv();
  if (!env.DATABASE_URL) requireSqliteFile(env);
  const db = await openDatabase(env);
  try {
    const site = createSite(db);
    const user = await site.user.findByEmail(email);
    if (!user) throw new OwnerError(`Nobody is registered with ${email}.`);
    const password = await site.profile.resetPassword(user._id);
    return `The new password of ${user.name} is shown this once:\n\n  ${password}\n\nEvery session of theirs has ended. Change it after signing in.`;
  } finally {
    await db.destroy();
  }
}

await run(() => {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== "reset-password" || !email || rest.length > 0) throw new OwnerError(USAGE);
  return resetPassword(email);
});
