import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { staffBar } from "./staff-bar.ts";

async function open() {
  const opened = await openTestSite({ demo: true });
  const { site } = opened;
  const { _id: by } = await makeUser(opened);
  const barAt = (pathname: string) => staffBar(pathname, { site, by });
  return { site, by, barAt };
}

test("whoever looks at a page is led to its form, and to its texts where they stand", async () => {
  const { site, by, barAt } = await open();
  expect(await barAt("/about")).toEqual({
    ...{ page: "about", title: null, editor: "/admin/page/about" },
    state: { isWaiting: false, publishAt: null, timeZone: "Asia/Dhaka" },
    editHere: "/about?preview=page/about&edit",
  });
  const [post] = await site.blog.list({ limit: 1, offset: 0 });
  await site.ownPage.create({ ...PAGE, link: "our-terms" }, { by });
  const ownPage = await site.ownPage.findByLink("our-terms");
  expect(await barAt(`/blog/${post?.link}`)).toMatchObject({
    ...{ page: "post", title: post?.title },
    editor: expect.stringContaining(`${post?._id}`),
    editHere: `/blog/${post?.link}?preview=post/${post?._id}&edit`,
  });
  expect(await barAt("/our-terms")).toMatchObject({
    ...{ page: "own-page", title: PAGE.title },
    editHere: `/our-terms?preview=own-page/${ownPage?._id}&edit`,
  });
});

test("what waits of a page is told, and when it is published; of another page nothing", async () => {
  const { site, by, barAt } = await open();
  const place = { kind: "page", id: "about" } as const;
  await site.draft.save(place, { body: { leadersHeading: "Who leads" } }, { by });
  expect((await barAt("/about"))?.state).toMatchObject({ isWaiting: true, publishAt: null });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await site.draft.plan([place], publishAt, { by });
  expect((await barAt("/about"))?.state).toMatchObject({ isWaiting: true, publishAt });
  expect((await barAt("/contact"))?.state).toMatchObject({ isWaiting: false, publishAt: null });
});

test("lists are no page that anybody writes: they lead to where their parts are; an account has no bar", async () => {
  const { barAt } = await open();
  const list = { title: null, state: null, editHere: null };
  expect(await barAt("/blog")).toEqual({ ...list, page: "blog", editor: "/admin/blog" });
  expect(await barAt("/get-started")).toMatchObject({ ...list, editor: "/admin" });
  for (const path of ["/login", "/blog/nothing-there", "/nothing-there", "/no/such/page"]) {
    expect(await barAt(path), path).toBeNull();
  }
});
