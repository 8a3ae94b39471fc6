import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

test("a post with a date to come is of the day on which it is taken over: it does not stand first for years", async () => {
  const { run, site } = await openImports();
  const html = "<p>Words</p>";
  const began = new Date().toISOString();
  const done = await run(
    "wordpress",
    wxr([
      { id: 1, title: "To come", slug: "to-come", html, at: "2999-01-01 00:00:00" },
      { id: 2, title: "Old", slug: "old", html },
    ]),
  );
  expect(done).toMatchObject({ state: "done", problem: null });
  const ended = new Date().toISOString();
  const post = await site.blog.findByLink("to-come");
  expect([began <= (post?.createdAt ?? ""), (post?.createdAt ?? "") <= ended]).toEqual([
    true,
    true,
  ]);
  expect(await site.blog.findByLink("old")).toMatchObject({
    createdAt: "2019-03-04T05:06:07.000Z",
  });
});
