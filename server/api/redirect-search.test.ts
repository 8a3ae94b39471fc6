import { expect, test } from "vitest";
import { openOwnPages, PAGE } from "#tests/support/open-own-pages.ts";

const POST = { title: "A post", type: "Umrah", image: "/art/campus.svg", content: "" };

async function open() {
  const opened = await openOwnPages();
  const { call } = opened;
  const lead = (from: string, to: string) => call("POST", "/api/redirects", { from, to });
  /** Of a post that had one link and has another. */
  const move = async (link: string, next: string) => {
    const { body } = await call("POST", "/api/blogs", { ...POST, link });
    await call("PUT", `/api/blogs/${body._id}`, { ...POST, link: next });
  };
  const found = async (q: string) => {
    const asked = `/api/redirects?q=${encodeURIComponent(q)}`;
    const { body, headers } = await call("GET", asked);
    expect(headers.get("X-Total-Count"), q).toBe(String(body.length));
    return body.map(({ from }: { from: string }) => from);
  };
  return { ...opened, lead, move, found };
}

test("an address is found by the link that its post or page has now", async () => {
  const { move, found, add, call } = await open();
  await move("umrah-2025", "Umrah-2026");
  await move("First-&-last", "Both-&-all");
  const { body: page } = await add({ link: "refunds" });
  await call("PUT", `/api/pages/${page._id}`, { ...PAGE, link: "money-back" });
  for (const q of ["2026", "umrah-2026", "/blog/umrah-2026", "blog/UMRAH-2025"]) {
    expect(await found(q), q).toEqual(["/blog/umrah-2025"]);
  }
  for (const q of ["first-&-last", "First-%26-last", "Both-&", "/blog/both-%26-all"]) {
    expect(await found(q), q).toEqual(["/blog/First-&-last"]);
  }
  expect(await found("/money")).toEqual(["/refunds"]);
  expect(await found("2027")).toEqual([]);
});

test("an address is found by its letters as they are read, and as they are sent", async () => {
  const { lead, found, site } = await open();
  await lead("/ওমরাহ-প্যাকেজ", "/packages/umrah");
  await lead("/old.html", "/blog?q=হজ্ব#উপর");
  for (const q of ["প্যাকেজ", encodeURI("প্যাকেজ"), "/packages/umrah"]) {
    expect(await found(q), q).toEqual(["/ওমরাহ-প্যাকেজ"]);
  }
  for (const q of ["হজ্ব", encodeURI("হজ্ব").toLowerCase(), "#উপর", "?q=হজ্ব"]) {
    expect(await found(q), q).toEqual(["/old.html"]);
  }
  for (const q of ["100%", "_", "\\"]) expect(await found(q), q).toEqual([]);
  // What was cut at its limit may end within a sign.
  expect(await site.redirect.count({ q: "x\ud83d" })).toBe(0);
});
