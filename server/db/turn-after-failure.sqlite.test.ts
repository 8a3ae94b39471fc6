import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.server.ts";

test("a process whose transaction fails, or holds nothing, gives its turn to write to the others", async () => {
  let having = 0;
  let most = 0;
  const turns = async () => {
    having++;
    most = Math.max(most, having);
    return () => void having--;
  };
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const db = await openSqlite(file, undefined, undefined, true, undefined, turns);
  onTestFinished(() => db.destroy());
  const insert = (key: string) =>
    db
      .insertInto("attempt")
      .values({ key, userId: null, tries: 1, endsAt: "2030-01-01T00:00:00.000Z" })
      .execute();
  const inTransaction = (work: () => Promise<unknown> = async () => undefined) =>
    db.transaction().execute(work);
  const deeds = {
    "nothing in it": () => inTransaction(),
    "one that fails": () => inTransaction(() => Promise.reject(new Error("no"))),
    "a statement": () => insert("one"),
    "a statement that fails": () => insert("one"),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    await deed().catch(() => undefined);
    expect([name, having]).toEqual([name, 0]);
  }
  expect(most).toBe(1);
});
