import { sql } from "kysely";
import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

const POSTS = 60;
const file = wxr(Array.from({ length: POSTS }, (_, at) => ({ id: at + 1, html: "<p>Words</p>" })));

/** As PostgreSQL says it when its disk takes no more. */
const FULL = sql`
  create function refuse() returns trigger language plpgsql as $$ begin
    if (select count(*) from "blog") >= 20 then
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end if;
    return new;
  end $$
`;

test("the disk of the database fills in the middle: it stops and says so; with room it goes on", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const { _id } = await run("wordpress", file, true);
  await FULL.execute(db);
  await sql`create trigger full_disk before insert on "blog" for each row execute function refuse()`.execute(
    db,
  );
  await imports.start(_id, owner._id);
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({
    ...{ state: "stopped", problem: { code: "import-no-room" } },
  });
  const there = await site.blog.count({});
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThanOrEqual(20);
  await sql`drop function refuse cascade`.execute(db);
  await imports.start(_id, owner._id);
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({ state: "done", problem: null, done: POSTS });
  expect(await site.blog.count({})).toBe(POSTS);
});
