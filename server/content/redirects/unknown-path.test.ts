import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("of very many those stay that most people ask for, and what staff want to see no more", async () => {
  const { site, db } = await openTestSite();
  await site.unknownPath.add(new Map([["/left", 3]]));
  const [left] = await site.unknownPath.list();
  await site.unknownPath.leave(left?._id ?? "");
  const many = Array.from({ length: 500 }, (_, at) => [`/page-${at}`, 5 + at] as const);
  await site.unknownPath.add(new Map(many));
  const rows = await db.selectFrom("unknownPath").select("path").execute();
  const paths = new Set(rows.map(({ path }) => path));
  expect([paths.size, paths.has("/left"), paths.has("/page-0"), paths.has("/page-1")]).toEqual([
    ...[500, true, false, true],
  ]);
  await site.unknownPath.add(new Map([["/left", 9]]));
  expect((await site.unknownPath.list()).map(({ path }) => path)).not.toContain("/left");
});
