import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const find = async (q: string) =>
    (await api.get(`/api/find?q=${encodeURIComponent(q)}`, cookie)).body;
  return { ...api, cookie, find };
}

test("a post by its title, an enquiry by name, reference and number, four of each at most", async () => {
  const { site, db, find } = await open();
  for (let number = 0; number < 6; number++) {
    await makeBlog(db, { title: `Ramadan in Madinah ${number}` });
  }
  const { reference } = await makeEnquiry(site, {
    name: "শিরিন আক্তার",
    phone: "01711-204560",
    message: "About Madinah",
  });
  const found = await find("madinah");
  expect(found.posts).toHaveLength(4);
  expect(found.posts[0]).toEqual({
    _id: expect.any(String),
    title: expect.stringMatching(/^Ramadan in Madinah \d$/),
    type: expect.any(String),
    link: expect.any(String),
  });
  expect(found.enquiries).toMatchObject([{ name: "শিরিন আক্তার", reference }]);
  for (const q of ["শিরিন", reference, "+880 1711 204560", "01711204560", "০১৭১১-২০৪"]) {
    expect((await find(q)).enquiries, q).toMatchObject([{ reference }]);
  }
  // What nobody finds by does not travel.
  expect(Object.keys(found.enquiries[0])).not.toContain("email");
  expect(await find("umrha")).toEqual({ posts: [], pages: [], enquiries: [], pictures: [] });
});

test.each(["", "%20%20", `${"x".repeat(101)}`, "a&q=b"])("%j is no question", async (q) => {
  const { get, cookie } = await open();
  expect((await get(`/api/find?q=${q}`, cookie)).status).toBe(400);
});

test("strangers find nothing", async () => {
  const { get } = await open();
  expect((await get("/api/find?q=a")).status).toBe(401);
});
