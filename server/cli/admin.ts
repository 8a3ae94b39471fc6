import { lookedUp } from "#contracts/looked-up.ts";
import type { User } from "#contracts/user.ts";
import { refuseOlder } from "#server/backup/before-upgrade.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { createSite, type Site } from "#server/site.ts";
import { openDatabase } from "../db/open.server.ts";
import { commandEnv, requireDatabase, run } from "./run.ts";

/** What only somebody with a shell on the server may do. The server may run meanwhile. */

const USAGE =
  "Usage: npm run admin -- reset-password EMAIL\n       npm run admin -- second-factor-off EMAIL";

/** What becomes of a user; says what was done. */
type Command = (site: Site, user: User) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  "reset-password": async (site, user) => {
    const password = await site.profile.resetPassword(user._id);
    return `The new password of ${user.name} is shown this once:\n\n  ${password}\n\nEvery session of theirs has ended. Change it after signing in.`;
  },
  "second-factor-off": async (site, user) => {
    try {
      await site.profile.endSecondFactor(user._id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "second-factor-missing") throw error;
      throw new OwnerError(`${user.name} has no second factor.`);
    }
    return `${user.name} signs in with the password alone again. They can set a second factor up anew.`;
  },
};

async function runFor(email: string, command: Command): Promise<string> {
  const env = await commandEnv();
  await requireDatabase(env);
  await refuseOlder(env);
  const db = await openDatabase(env);
  try {
    const site = createSite(db);
    const user = await site.user.findByEmail(email);
    if (!user) throw new OwnerError(`Nobody is registered with ${email}.`);
    return await command(site, user);
  } finally {
    await db.destroy();
  }
}

await run(() => {
  const [name = "", email, ...rest] = process.argv.slice(2);
  const command = lookedUp(COMMANDS, name);
  if (!command || !email || rest.length > 0) throw new OwnerError(USAGE);
  return runFor(email, command);
});
