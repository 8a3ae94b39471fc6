import { sql } from "kysely";
import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

test("an import whose end cannot be written down is stopped once it can, and goes on", async () => {
  const { run, imports, owner, db, lines } = await openImports();
  const { _id } = await run("wordpress", wxr([{ id: 1 }, { id: 2 }]), true);
  const refuse = sql`create trigger away before update on import when new."finishedAt" is not null
    begin select raise(abort, 'away'); end`;
  await refuse.execute(db);
  await imports.start(_id, owner._id);
  const said = () => lines.map(({ msg }) => msg);
  await expect.poll(said).toContainEqual("how an import ended could not be written down yet");
  expect(await imports.find(_id)).toMatchObject({ state: "running" });
  await sql`drop trigger away`.execute(db);
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({ state: "stopped", problem: { code: "failed" } });
  await imports.start(_id, owner._id);
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({ state: "done", done: 2 });
});
