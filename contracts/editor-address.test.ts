import { expect, test } from "vitest";
import { editorAddress } from "./editor-address.ts";
import { chapterOf, GUIDE_PICTURES, guidePicture } from "./guide.ts";

test.each([
  [{ kind: "package", id: "umrah" }, "/admin/package?package=umrah"],
  [{ kind: "post", id: "a" }, "/admin/blog/edit/a"],
  [{ kind: "own-page", id: "a" }, "/admin/pages/edit/a"],
  [{ kind: "settings", id: "agency" }, "/admin/settings/agency"],
  [{ kind: "visa", id: "a" }, "/admin/visas/edit/a"],
  [{ kind: "post", id: "a", language: "bn" as const }, "/admin/translate/bn/post/a"],
  [{ kind: "home", id: "home" }, "/admin"],
])("%j is edited at %s", (place, address) => {
  expect(editorAddress(place)).toBe(address);
});

test("each chapter of the guide is that of the screen in its picture; elsewhere it is the first day", () => {
  for (const [chapter, path] of Object.entries(GUIDE_PICTURES)) {
    expect(chapterOf(path), path).toBe(chapter);
  }
  expect(["/admin", "/admin/bloggers", "/admin/settings/mail"].map(chapterOf)).toEqual([
    ...["first-day", "first-day", "enquiries"],
  ]);
  const picture = { language: "bn", chapter: "writing" };
  expect(guidePicture(picture)).toBe("/guide/bn/writing.webp");
  expect(guidePicture({ ...picture, isPhone: true })).toBe("/guide/bn/writing-phone.webp");
});
