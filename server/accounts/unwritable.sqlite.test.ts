import { sql } from "kysely";
import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const SESSION_MS = 30 * 86_400_000;
/** As when it was renewed longer than an hour ago. */
const OLD_MS = 3_700_000;

test("where nothing can be written any more, whoever is signed in reads on", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const expiresAt = new Date(Date.now() + SESSION_MS - OLD_MS).toISOString();
  await api.db.updateTable("staffSession").set({ expiresAt }).execute();
  await sql`pragma query_only = on`.execute(api.db);
  const { status, headers } = await api.get("/api/users", cookie);
  expect([status, headers.getSetCookie()]).toEqual([200, []]);
});
