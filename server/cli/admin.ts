import { existsSync } from "node:fs";
import { whyUnwritable } from "../data-folder.ts";
import { DatabaseError } from "../db/database-error.ts";
import { openDatabase, sqliteFile } from "../db/open.server.ts";
import { createSite } from "../domain/index.ts";
import { EnvError, readEnv } from "../env.ts";

/** What only somebody with a shell on the server may do. The server may run meanwhile. */

const USAGE = "Usage: npm run admin -- reset-password EMAIL";

/** A sentence for the terminal. */
class Refusal extends Error {}

async function resetPassword(email: string): Promise<string> {
  const env = await readEnv(process.env, { whyUnwritable });
  const file = sqliteFile(env);
  // Opening would make one, and a typing error in DATA_DIR would look like a lost account.
  if (!env.DATABASE_URL && !existsSync(file)) {
    throw new Refusal(`There is no database at ${file}. Set DATA_DIR.`);
  }
  const db = await openDatabase(env);
  try {
    const site = createSite(db);
    const user = await site.user.findByEmail(email);
    if (!user) throw new Refusal(`Nobody is registered with ${email}.`);
    const password = await site.profile.resetPassword(user._id);
    return `The new password of ${user.name} is shown this once:\n\n  ${password}\n\nEvery session of theirs has ended. Change it after signing in.`;
  } finally {
    await db.destroy();
  }
}

try {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== "reset-password" || !email || rest.length > 0) throw new Refusal(USAGE);
  console.log(await resetPassword(email));
} catch (error) {
  const isForTheOwner =
    error instanceof Refusal || error instanceof EnvError || error instanceof DatabaseError;
  console.error(isForTheOwner ? error.message : error);
  process.exitCode = 1;
}
