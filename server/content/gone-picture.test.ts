import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const SIZE = { width: 800, height: 600, bytes: 1 };
const WORDS = { name: "tents.jpg", alt: "", decorative: false };
const SAID = "shows a picture that is not in the library any more. Choose another one";

/** The demo agency with pictures in its library, without their files. */
async function open() {
  const opened = await openDrafting();
  const { site, user } = opened;
  const by = { by: user._id };
  const add = async (digit: string) => {
    const hash = digit.repeat(20);
    const stem = `${hash}-800x600-7a6b5c`;
    await site.media.begin({ hash, stem, extension: "jpg", ...SIZE, ...WORDS });
    return site.media.finish(stem, by);
  };
  const remove = (id: string) => site.media.retire(id, by);
  const pack = (await opened.call("GET", "/api/package/umrah")).body;
  const put = (written: object) =>
    opened.call("PUT", "/api/package/umrah", { ...pack, version: undefined, ...written });
  return { ...opened, add, remove, put };
}

const refusalAt = (...paths: string[]) => ({
  status: 400,
  body: {
    code: "bad-input",
    issues: paths.map((path) => ({ path, code: "gone-picture", message: SAID })),
  },
});

test("a picture that was deleted is not published: each field that shows it is named", async () => {
  const { call, add, remove, put, get, post } = await open();
  const [gone, there] = [await add("a"), await add("b")];
  await remove(gone._id);
  const before = await get("/api/package/umrah");
  expect(await put({ bannerimageUrl: gone.url })).toMatchObject(refusalAt("bannerimageUrl"));
  expect((await get("/api/package/umrah")).body).toEqual(before.body);
  expect((await put({ bannerimageUrl: there.url })).status).toBe(200);

  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const picture = (url: string) => `<p><img src="${url}" alt=""></p>`;
  const content = picture(there.url) + picture(gone.url) + picture(gone.url);
  const written = { ...fields, content, image: gone.url };
  const path = `/api/blogs/${_id}`;
  expect(await call("PUT", path, written)).toMatchObject(refusalAt("image", "content"));
  const about = (await call("GET", "/api/pages/about")).body;
  const [leader] = about.leaders;
  const leaders = [leader, { ...leader, photo: gone.url }];
  const refused = await call("PUT", "/api/pages/about", { ...about, leaders });
  expect(refused).toMatchObject(refusalAt("leaders.1.photo"));
});

test("what waits is refused in the same words, and waits on", async () => {
  const { call, add, remove, draft, db } = await open();
  const gone = await add("a");
  await remove(gone._id);
  await call("PUT", draft, { body: { image: gone.url } });
  expect(await call("POST", `${draft}/publish`)).toMatchObject(refusalAt("image"));
  expect(await db.selectFrom("draft").select("documentId").execute()).toHaveLength(1);
});

test("what a page showed already is accepted again, though it was lost", async () => {
  const { add, put, db } = await open();
  const { _id, url } = await add("a");
  expect((await put({ bannerimageUrl: url })).status).toBe(200);
  await db.deleteFrom("media").where("id", "=", _id).execute();
  expect((await put({ bannerimageUrl: url, title: "Changed" })).status).toBe(200);
  expect((await put({ title: "Without" })).status).toBe(200);
  expect(await put({ bannerimageUrl: url })).toMatchObject(refusalAt("bannerimageUrl"));
});

test("deleted and published at the same moment: one of the two", async () => {
  const { add, remove, put } = await open();
  for (const digit of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
    const { _id, url } = await add(digit);
    const both = await Promise.all([
      put({ bannerimageUrl: url, title: digit }).then(({ status }) => status === 200),
      remove(_id).then(
        () => true,
        () => false,
      ),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  }
});
