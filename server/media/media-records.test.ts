import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("what is said of a picture is changed as a whole, by whoever saw the last of it, and found by", async () => {
  const { site, db } = await openTestSite();
  const by = { by: null };
  for (const [n, name] of ["Mina.jpg", "tents.jpg", "Café.jpg"].entries()) {
    const stem = `${String(n).repeat(20)}-90x60-aabbcc`;
    await site.media.begin({
      ...{ stem, hash: stem.slice(0, 20), extension: "jpg", name },
      ...{ width: 90, height: 60, bytes: 9, alt: "", decorative: false },
    });
    await site.media.finish(stem, by);
  }
  const rows = await db.selectFrom("media").select(["id", "name"]).execute();
  const idOf = (name: string) => rows.find((one) => one.name === name)?.id ?? "";
  const [mina, plain] = [idOf("Mina.jpg"), idOf("Café.jpg")];
  const { createdAt, variants, url, usedIn, ...before } = await site.media.find(mina);
  expect([before, usedIn]).toEqual([
    {
      ...{ _id: mina, name: "Mina.jpg", width: 90, height: 60, bytes: 9, alt: "" },
      ...{ decorative: false, focus: { x: 50, y: 50 }, version: 1 },
    },
    [],
  ]);

  const changed = { alt: "Tents at dawn", decorative: false, focus: { x: 10, y: 90 } };
  const after = await site.media.update(mina, { ...changed, version: 1 }, by);
  expect(after).toEqual({ ...before, ...changed, createdAt, variants, url, version: 2 });
  const late = site.media.update(mina, { ...changed, alt: "Another", version: 1 }, by);
  await expect(late).rejects.toMatchObject({
    code: "changed-meanwhile",
    params: { current: after },
  });
  const flag = await site.media.update(
    plain,
    { alt: "", decorative: true, focus: { x: 50, y: 50 } },
    by,
  );
  expect([flag.decorative, (await site.media.find(plain)).decorative]).toEqual([true, true]);

  const found = async (which: { q?: string; described?: "no" }) => {
    const asked = { q: "", ...which };
    const list = await site.media.list({ ...asked, limit: 10, offset: 0 });
    return [list.map(({ name }) => name).toSorted(), await site.media.count(asked)];
  };
  expect([
    await found({}),
    await found({ q: " dawn  mina" }),
    await found({ q: "tents" }),
    await found({ q: "dusk" }),
    await found({ q: "CAFE\u0301" }),
    await found({ described: "no" }),
  ]).toEqual([
    [["Café.jpg", "Mina.jpg", "tents.jpg"], 3],
    [["Mina.jpg"], 1],
    [["Mina.jpg", "tents.jpg"], 2],
    [[], 0],
    [["Café.jpg"], 1],
    [["tents.jpg"], 1],
  ]);
  expect(await site.media.factsIn({ html: `<img src="${url}">`, other: ["x"] })).toEqual({
    [url]: { alt: "Tents at dawn", focus: { x: 10, y: 90 } },
  });
  const trail = await site.audit.list({ limit: 10, offset: 0 });
  expect(trail.map(({ action, thing, summary }) => [action, thing, summary])).toEqual([
    ["update", "media", "Café.jpg"],
    ["update", "media", "Mina.jpg"],
    ["create", "media", "Café.jpg"],
    ["create", "media", "tents.jpg"],
    ["create", "media", "Mina.jpg"],
  ]);
});

async function openWithPicture() {
  const { site } = await openTestSite();
  const stem = `${"a".repeat(20)}-90x60-aabbcc`;
  await site.media.begin({
    ...{ stem, hash: "a".repeat(20), extension: "jpg", name: "dome.jpg" },
    ...{ width: 90, height: 60, bytes: 9, alt: "", decorative: false },
  });
  return { site, stem, by: { by: null } };
}

test("a picture is in the library once all its files are stored, and not after it is removed, which is noted", async () => {
  const { site, stem, by } = await openWithPicture();
  const which = { q: "dome" };
  const listed = async () => [
    (await site.media.list({ ...which, limit: 10, offset: 0 })).length,
    await site.media.count(which),
  ];
  expect(await listed()).toEqual([0, 0]);
  const { _id } = await site.media.finish(stem, by);
  expect(await listed()).toEqual([1, 1]);
  expect(await site.media.retire(_id, by)).toBe(stem);
  expect(await listed()).toEqual([0, 0]);
  await expect(site.media.find(_id)).rejects.toMatchObject({ code: "not-found" });
  const [last] = await site.audit.list({ limit: 1, offset: 0 });
  expect(last).toMatchObject({ action: "delete", thing: "media", summary: "dome.jpg" });
});

test("what is in the trash shows a picture too, and leads nowhere", async () => {
  const { site, stem, by } = await openWithPicture();
  const { _id, url } = await site.media.finish(stem, by);
  const post = { title: "A dome", type: "Hajj", content: "", link: "dome", image: url };
  const made = await site.blog.create(post, by);
  const uses = async () => (await site.media.find(_id)).usedIn;
  expect(await uses()).toEqual([
    { label: expect.stringContaining("A dome"), href: `/admin/blog/edit/${made.post._id}` },
  ]);
  await site.blog.remove(made.post._id, by);
  expect(await uses()).toEqual([{ label: expect.stringContaining("A dome"), href: null }]);
  await expect(site.media.retire(_id, by)).rejects.toMatchObject({ code: "picture-in-use" });
});
