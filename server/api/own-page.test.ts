import { expect, test } from "vitest";
import { openOwnPages as open, PAGE } from "#tests/support/open-own-pages.ts";

test("a page is made, listed, read by its link, changed, and the line of it leads to its version", async () => {
  const { add, call, get, links, user } = await open();
  const made = await add();
  expect(made).toMatchObject({ status: 201, body: { ...PAGE, version: 1 } });
  const { _id } = made.body;
  expect(await add()).toEqual({ ...made, status: 200, headers: expect.anything() });
  expect(await links()).toEqual(["refunds"]);
  // Staff see more than visitors do.
  const { headers } = await call("GET", "/api/pages");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect((await get("/api/pages/link/refunds")).body).toEqual(made.body);
  expect((await get(`/api/pages/${_id}`)).body).toEqual(made.body);
  expect((await get("/api/pages/link/other")).status).toBe(404);

  const path = `/api/pages/${_id}`;
  const changed = await call("PUT", path, { ...made.body, title: "Refunds" });
  expect(changed.body).toMatchObject({ title: "Refunds", version: 2 });
  const late = await call("PUT", path, { ...made.body, title: "Late" });
  expect([late.status, late.body.current]).toEqual([409, changed.body]);
  const [line] = (await call("GET", "/api/audit?limit=1")).body;
  expect(line).toMatchObject({
    ...{ action: "update", thing: "own-page", thingId: _id, summary: "Refunds" },
    userId: user._id,
  });
  const revision = await call("GET", `/api/history/own-page/${_id}/${line.revision}`);
  expect(revision.body).toEqual({ ...PAGE, title: "Refunds" });
});

test("what the editor cannot make is removed, and no visitor sees what is left of it", async () => {
  const { add } = await open();
  const { body } = await add({ content: '<h2 onclick="x">Us</h2><script>x</script><p>All.</p>' });
  expect(body.content).toBe("<h2>Us</h2><p>All.</p>");
});

test("what is wrong with a field is said of that field, and nothing is stored", async () => {
  const { add, links } = await open();
  for (const [more, path] of [
    [{ title: "" }, "title"],
    [{ title: " " }, "title"],
    [{ title: 5 }, "title"],
    [{ title: "x".repeat(301) }, "title"],
    [{ link: "" }, "link"],
    [{ link: null }, "link"],
    [{ link: "two/parts" }, "link"],
    [{ link: "a b" }, "link"],
    [{ link: "ফেরত" }, "link"],
    [{ link: ".." }, "link"],
    [{ link: "x.data" }, "link"],
    [{ link: "x".repeat(201) }, "link"],
    [{ description: [] }, "description"],
    [{ content: {} }, "content"],
    [{ content: "x".repeat(500_001) }, "content"],
    [{ isInFooter: "yes" }, "isInFooter"],
    [{ type: "Umrah" }, "type"],
  ] as const) {
    const { status, body } = await add(more);
    const what = JSON.stringify(more).slice(0, 100);
    expect([what, status, body.issues?.[0].path]).toEqual([what, 400, path]);
    expect(await links(), what).toEqual([]);
  }
});

test("an address is free only where nothing of ours answers", async () => {
  const { add } = await open();
  for (const link of [
    ...["about", "ABOUT", "packages", "umrah?", "blog", "privacy-policy", "login", "admin", "api"],
    ...["media", "assets", "art", "og", "healthz", "robots.txt", "sitemap-3.xml", "favicon.ico"],
    ...["bn", "ar", "trust", "metrics", "_root", "__manifest", ".well-known"],
    ...["admin-guide", "API-docs"],
  ]) {
    const { status, body } = await add({ link });
    expect([link, status, body.issues?.[0].path]).toEqual(
      link === "umrah?" ? [link, 201, undefined] : [link, 400, "link"],
    );
  }
});

test("null, a list, nothing and more than 1 MB are told apart, and nothing is stored", async () => {
  const { call, links } = await open();
  for (const body of ["null", "[]", "{}", '"page"']) {
    expect([body, (await call("POST", "/api/pages", body)).status]).toEqual([body, 400]);
  }
  const huge = { ...PAGE, content: "x".repeat(1_100_000) };
  expect((await call("POST", "/api/pages", huge)).status).toBe(413);
  expect(await links()).toEqual([]);
});

test("a link belongs to one page, also of two that are made at once", async () => {
  const { add, call } = await open();
  const both = await Promise.all([add({ title: "One" }), add({ title: "Other" })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const other = await add({ link: "other" });
  const taken = await call("PUT", `/api/pages/${other.body._id}`, {
    ...other.body,
    link: "refunds",
  });
  expect([taken.status, taken.body.message]).toEqual([
    409,
    "Another page has this address. Choose a different one.",
  ]);
  const use = (query: string) => call("GET", `/api/pages/link?link=refunds${query}`);
  const { takenBy } = (await use("")).body;
  expect(takenBy).toMatchObject({ _id: expect.any(String) });
  expect((await use(`&except=${takenBy._id}`)).body.takenBy).toBeNull();
});
