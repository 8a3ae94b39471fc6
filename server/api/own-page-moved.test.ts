import { expect, test } from "vitest";
import { openOwnPages as open, PAGE } from "#tests/support/open-own-pages.ts";

test("every address that it had leads to it, and the use is counted; a new page takes it over", async () => {
  const { add, call, get, site } = await open();
  const { body } = await add();
  const { _id } = body;
  for (const link of ["money-back", "refund-policy"]) {
    await call("PUT", `/api/pages/${_id}`, { ...PAGE, link });
  }
  for (const old of ["/refunds", "/money-back/", "/money-back?x=1"]) {
    expect([old, await site.redirect.findNext(old)]).toEqual([old, "/refund-policy"]);
  }
  for (const asked of ["/refunds?x=1", "/bn/refunds?x=1"]) {
    expect(site.redirect.usedAt(asked)).toBe("/refunds");
  }
  expect((await get("/api/pages/link/refunds")).body._id).toBe(_id);
  expect((await call("GET", "/api/redirects")).body).toMatchObject([
    { from: "/money-back", to: "/refund-policy", isOwn: false },
    { from: "/refunds", to: "/refund-policy", isOwn: false },
  ]);
  const other = await add({ title: "Another" });
  expect((await get("/api/pages/link/refunds")).body._id).toBe(other.body._id);
  expect(await site.redirect.findNext("/refunds")).toBeNull();
  // In the trash it leads nowhere; for ever again when it is back.
  await call("DELETE", `/api/pages/${_id}`);
  expect(await site.redirect.findNext("/money-back")).toBeNull();
  await call("POST", `/api/pages/${_id}/restore`);
  expect(await site.redirect.findNext("/money-back")).toBe("/refund-policy");
});

test("moved addresses know pages: none leads away from one, and what leads to an old one is led on", async () => {
  const { add, call, site } = await open();
  const lead = async (from: string, to: string) => {
    const { status, body } = await call("POST", "/api/redirects", { from, to });
    return [status, body.to ?? body.issues?.[0].path];
  };
  expect(await lead("/refunds", "/contact")).toEqual([201, "/contact"]);
  const { body } = await add();
  // The page has taken its address.
  expect(await site.redirect.findNext("/refunds")).toBeNull();
  expect(await lead("/old-refunds.html", "/refunds")).toEqual([201, "/refunds"]);
  for (const from of ["/refunds", "/REFUNDS/", "/%72efunds"]) {
    expect([from, await lead(from, "/contact")]).toEqual([from, [409, "from"]]);
  }
  expect(await lead("/refunds?p=7", "/contact")).toEqual([201, "/contact"]);
  await call("PUT", `/api/pages/${body._id}`, { ...PAGE, link: "money-back" });
  expect(await site.redirect.findNext("/old-refunds.html")).toBe("/money-back");
  expect(await lead("/refunds", "/contact")).toEqual([409, "from"]);
  expect(await lead("/very-old", "/refunds#b")).toEqual([201, "/money-back"]);
});

test("an address that many ask for in vain may be near a page, and is told of until one is there", async () => {
  const { add, site } = await open();
  await site.unknownPath.add(
    new Map([
      ["/refunds", 5],
      ["/refunds-2019", 4],
    ]),
  );
  const asked = async () =>
    (await site.unknownPath.list()).map(({ path, suggestion }) => [path, suggestion]);
  expect(await asked()).toEqual([
    ["/refunds", null],
    ["/refunds-2019", null],
  ]);
  await add();
  expect(await asked()).toEqual([["/refunds-2019", "/refunds"]]);
});

test("the trash: back as it was, with its waiting changes; gone with all that was kept of it", async () => {
  const { add, call, db, links, site } = await open();
  const { body } = await add();
  const path = `/api/pages/${body._id}`;
  const door = `/api/drafts/own-page/${body._id}`;
  await call("PUT", door, { base: 1, body: { title: "Waiting" } });
  expect((await call("DELETE", path)).status).toBe(200);
  expect((await call("DELETE", path)).status).toBe(404);
  expect(await links()).toEqual([]);
  expect((await call("GET", "/api/pages")).body).toEqual([]);
  expect((await call("GET", "/api/drafts?kind=own-page")).body).toEqual([]);
  expect((await call("PUT", door, { body: { title: "Late" } })).status).toBe(404);
  expect((await call("GET", "/api/pages/trash")).body).toMatchObject([{ link: "refunds" }]);
  expect((await call("GET", "/api/blogs/trash")).body).toEqual([]);
  expect((await call("GET", `/api/history/own-page/${body._id}`)).body).toHaveLength(1);

  const other = await add({ title: "Quicker" });
  expect((await call("POST", `${path}/restore`)).status).toBe(409);
  await call("DELETE", `/api/pages/${other.body._id}`);
  expect((await call("POST", `${path}/restore`)).body).toEqual(body);
  expect((await call("GET", door)).body.body).toMatchObject({ title: "Waiting" });
  expect((await call("POST", `${path}/restore`)).status).toBe(404);

  await call("DELETE", path);
  await db.updateTable("trashedOwnPage").set({ deletedAt: "2020-01-01" }).execute();
  await site.ownPage.purgeTrash();
  expect((await call("POST", `${path}/restore`)).status).toBe(404);
  expect((await call("GET", `/api/history/own-page/${body._id}`)).status).toBe(404);
  for (const table of ["draft", "draftStep", "trashedOwnPage"] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

test("a draft that is given up goes to the trash of pages, not to that of posts", async () => {
  const { add, call } = await open();
  const { _id } = (await add({ state: "draft" })).body;
  expect((await call("DELETE", `/api/drafts/own-page/${_id}`)).status).toBe(200);
  expect((await call("GET", "/api/blogs/trash")).body).toEqual([]);
  expect((await call("GET", "/api/pages/trash")).body).toMatchObject([{ _id, title: PAGE.title }]);
  expect((await call("POST", `/api/blogs/${_id}/restore`)).status).toBe(404);
  expect((await call("POST", `/api/pages/${_id}/restore`)).status).toBe(200);
  expect((await call("GET", "/api/pages")).body).toMatchObject([{ _id, state: "draft" }]);
});
