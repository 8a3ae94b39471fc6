import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Tables of better-auth, as Kysely or SQL would write to them. */
const WRITES =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`]staff|\b(?:insert into|update|delete from) "?staff/i;

/** Migrations made the tables, and are frozen. */
const FROZEN = "server/db/migrations/";

const files = ["server", "scripts", "bench"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !file.startsWith(FROZEN)),
);

const filesThat = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();

test("no SQL of ours writes users, passwords or sessions: better-auth alone does", () => {
  expect(filesThat(WRITES)).toEqual([]);
});

test.each([
  'tx.deleteFrom("staffSession")',
  'db\n  .updateTable("staff")',
  'insert into "staffAccount" values (1)',
])("found where it stands: %j", (source) => {
  expect(source).toMatch(WRITES);
});

test("better-auth is asked in one room, and only where it must be", () => {
  expect(filesThat(/from "@?better-auth/)).toEqual([
    "server/accounts/auth.ts",
    "server/accounts/better-auth-in.ts",
    "server/accounts/better-auth.ts",
    "server/accounts/password.ts",
    "server/accounts/second-factor.ts",
    "server/accounts/second-step.ts",
  ]);
});
