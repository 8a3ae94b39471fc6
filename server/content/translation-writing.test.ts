import { expect, test } from "vitest";
import { inEnglish } from "#contracts/html/blocks.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };

async function open() {
  const { db, site } = await openTestSite();
  const post = await makeBlog(db, { title: "Umrah", content: "<p>One</p><p>Two</p>" });
  const place = { kind: "post", id: post._id, language: "bn" } as const;
  const write = (more: object) =>
    site.blog.update(post._id, { ...post, ...more, version: 1 } as never, BY);
  return { site, post, place, write };
}

test("of a translation what is not written again stays, with the English words that it was made from", async () => {
  const { site, post, place, write } = await open();
  await site.translation.save(place, { words: { title: "উমরাহ", content: "<p>এক</p>" } }, BY);
  await write({ title: "Umrah in March", content: "<p>Other</p>" });
  await site.translation.save(place, { words: { title: "মার্চে উমরাহ" } }, BY);
  const found = await site.translation.find(place);
  expect(found).toMatchObject({
    words: { title: "মার্চে উমরাহ", content: "<p>এক</p>" },
    made: { title: "Umrah in March", content: "<p>One</p><p>Two</p>" },
    english: { title: "Umrah in March", content: "<p>Other</p>" },
    ...{ link: post.link, version: 2 },
  });
  const of = { what: "translation", language: "bn", title: "Umrah in March" };
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]?.detail).toEqual(of);
});

test("words that waited are told as made from the English that they were written beside", async () => {
  const { site, place, write } = await open();
  await write({ title: "Umrah in March" });
  const said = { words: { title: "উমরাহ" }, madeFrom: { title: "Umrah" } };
  await site.translation.save(place, said, BY);
  expect((await site.translation.find(place))?.made.title).toBe("Umrah");
  const again = { words: { title: "উমরাহ" }, madeFrom: { title: "Umrah in March" } };
  await site.translation.save(place, again, BY);
  expect((await site.translation.find(place))?.made.title).toBe("Umrah in March");
});

test("a paragraph that still stands in English is none of the translation's words; a plain field is kept as it is", async () => {
  const { site, place } = await open();
  const left = inEnglish("<p>Two</p>");
  await site.translation.save(place, { words: { title: left, content: `<p>এক</p>${left}` } }, BY);
  const words = { title: left, content: "<p>এক</p><p></p>" };
  expect((await site.translation.find(place))?.words).toEqual(words);
});

test("who read an older version is told the words of now; what is not there is not translated", async () => {
  const { site, place } = await open();
  await site.translation.save(place, { words: { title: "উমরাহ" } }, BY);
  await site.translation.save(place, { words: { title: "ওমরা" }, version: 1 }, BY);
  const late = site.translation.save(place, { words: { title: "হজ" }, version: 1 }, BY);
  await expect(late).rejects.toMatchObject({
    code: "changed-meanwhile",
    params: { current: { title: "ওমরা", version: 2 } },
  });
  expect((await site.translation.find(place))?.words.title).toBe("ওমরা");
  const none = { ...place, id: "none" };
  for (const asked of [
    site.translation.save(none, { words: {} }, BY),
    site.translation.whole(none, {}),
  ]) {
    await expect(asked).rejects.toMatchObject({ code: "not-found" });
  }
  expect(await site.translation.find(none)).toBeNull();
});

test("whoever writes on an example keeps of it only what its English still says", async () => {
  const { site } = await openTestSite({ demo: true });
  const place = { kind: "package", id: "umrah", language: "bn" } as const;
  const before = await site.translation.find(place);
  const { title, ...rest } = before?.words ?? {};
  expect([typeof title, Object.keys(rest).length > 0]).toEqual(["string", true]);
  const english = await site.package.find("umrah");
  if (!english) throw new Error("the demo has it");
  await site.package.update("umrah", { ...english, title: "Umrah of now" } as never, BY);
  const [kept] = Object.keys(rest);
  if (!kept) throw new Error("the demo has it");
  await site.translation.save(place, { words: { [kept]: rest[kept] } }, BY);
  const after = await site.translation.find(place);
  expect(after?.words).not.toHaveProperty("title", title);
  expect(after?.words[kept]).toEqual(rest[kept]);
});
