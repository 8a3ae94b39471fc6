import { expect, test } from "vitest";
import type { User } from "#contracts/user.ts";
import type { Place } from "#server/content/place.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { findPreview } from "./find-preview.ts";
import { previewPiece } from "./preview-piece.ts";
import { previewSite } from "./preview-site.ts";
import { staffBar } from "./staff-bar.ts";

const UMRAH = { kind: "package", id: "umrah" } as const;
const IN_BANGLA = { ...UMRAH, language: "bn" } as const;
const POST = { kind: "post", id: "post-19" } as const;

async function open() {
  const opened = await openTestSite({ demo: true });
  const { site } = opened;
  const user = await makeUser(opened);
  const by = user._id;
  const [post] = (await site.blog.list({ limit: 50 })).filter(({ _id }) => _id === POST.id);
  if (!post) throw new Error("the demo has it");
  const { page: own } = await site.ownPage.create(
    { title: "Refunds", link: "refunds", description: "", content: "<p>x</p>", isInFooter: true },
    { by },
  );
  const asked = { isEditing: false, language: "en" as const, user: user as User | null };
  const find = (
    which: string,
    pathname: string,
    more: Partial<Parameters<typeof findPreview>[1]> = {},
  ) => findPreview(site, { ...asked, which, pathname, ...more });
  return { ...opened, user, by, post, own, find };
}

test("what is shown of what is not public: to whom, where and in which language", async () => {
  const { site, find, by } = await open();
  await site.draft.save(UMRAH, { body: { title: "Waiting" } }, { by });
  const at = "/packages/umrah";
  const seen = async (...given: Parameters<typeof find>) => {
    const found = await find(...given);
    if (!found || "leadsTo" in found) return found;
    const { kind, id, language } = found.place;
    return [kind, id, language ?? "en", found.body.title, found.at];
  };
  expect(await seen("package/umrah", at)).toEqual(["package", "umrah", "en", "Waiting", null]);
  expect(await seen("package/umrah", at, { user: null })).toBe(null);
  expect(await seen("package/umrah", "/packages/hajj")).toBe(null);
  expect(await seen("package/umrah/x", at)).toBe(null);
  expect(await seen("package/hajj", "/packages/hajj")).toBe(null);
  expect(await seen("package/hajj", "/packages/hajj", { isFramed: true })).toBe(null);
  expect(await seen("package/umrah", at, { language: "bn" })).toBe(null);
  // Beside a translation of which nothing waits its page stands, in a frame.
  const hajjBn = ["package/hajj", "/packages/hajj", { language: "bn" }] as const;
  expect(await seen(...hajjBn)).toBe(null);
  const framed = await seen(hajjBn[0], hajjBn[1], { language: "bn", isFramed: true });
  expect(Array.isArray(framed) && framed.slice(0, 3)).toEqual(["package", "hajj", "bn"]);
  await site.draft.save(IN_BANGLA, { body: { title: "উমরাহ" } }, { by });
  expect(await seen("package/umrah", at, { language: "bn" })).toEqual([
    ...["package", "umrah", "bn", "উমরাহ", null],
  ]);
  expect(await seen("package/umrah", at, { language: "ar" })).toBe(null);

  const old = await site.package.find("hajj");
  if (!old) throw new Error("the demo has it");
  const { _id, language: _, ...body } = old;
  for (const title of ["Hajj, once", "Hajj, now"]) {
    await site.package.update("hajj", { ...body, version: undefined, title }, { by });
  }
  const [, once] = (await site.history.list({ kind: "package", id: "hajj" }, { limit: 5 })) ?? [];
  const version = once?._id ?? "";
  expect(await seen(version, "/packages/hajj")).toEqual([
    ...["package", "hajj", "en", "Hajj, once", once?.at],
  ]);
  expect(await seen(version, at)).toBe(null);
  expect(await seen(version, "/packages/hajj", { user: null })).toBe(null);
  expect(await seen("0".repeat(32), at)).toBe(null);
});

test("what was shared is seen by anybody while it waits, and leads to what is public then", async () => {
  const { site, find, by } = await open();
  const share = async (place: Place, body: Record<string, unknown>) => {
    await site.draft.save(place, { body }, { by });
    return (await site.sharedPreview.share(place, { by })).secret;
  };
  const umrah = await share(UMRAH, { title: "Waiting" });
  const post = await share(POST, { title: "Waiting", link: "moved" });
  const bangla = await share(IN_BANGLA, { title: "উমরাহ" });
  const nobody = { user: null };
  expect(await find(umrah, "/packages/umrah", nobody)).toMatchObject({
    body: { title: "Waiting" },
  });
  expect(await find(umrah, "/packages/hajj", nobody)).toBe(null);
  expect(await find(post, "/blog/anything", nobody)).toMatchObject({ place: POST, at: null });
  for (const [language, title] of [
    ["bn", "উমরাহ"],
    ["ar", undefined],
    ["en", undefined],
  ] as const) {
    const found = await find(bangla, "/packages/umrah", { ...nobody, language });
    expect([language, found && "body" in found ? found.body.title : undefined]).toEqual([
      language,
      title,
    ]);
  }
  for (const place of [UMRAH, POST, IN_BANGLA]) await site.draft.publish(place, { by });
  expect(await find(umrah, "/packages/umrah", nobody)).toEqual({ leadsTo: "/packages/umrah" });
  expect(await find(bangla, "/packages/umrah", nobody)).toEqual({ leadsTo: "/bn/packages/umrah" });
  expect(await find(post, "/blog/anything", nobody)).toEqual({ leadsTo: "/blog/moved" });
  await site.blog.remove(POST.id, { by });
  expect(await find(post, "/blog/anything", nobody)).toBe(null);
});

test("a page that is edited where it stands: its documents and fields, in English, for its own page", async () => {
  const { site, find, by } = await open();
  await site.draft.save(UMRAH, { body: { title: "Waiting" } }, { by });
  const found = await find("package/umrah", "/packages/umrah", { isEditing: true, language: "bn" });
  if (!found || !("opened" in found) || !found.opened) throw new Error("it is not opened");
  const { editing, shown } = found.opened;
  expect([found.place, found.at, found.body]).toEqual([UMRAH, null, {}]);
  const { documents, fields, state, ...rest } = editing;
  expect(rest).toEqual({ path: "/packages/umrah", timeZone: "Asia/Dhaka", owner: by });
  expect(
    documents.map(({ title, editor, base, version }) => [title, editor, base, version === null]),
  ).toEqual([
    ["Umrah Package", "/admin/package?package=umrah", 1, false],
    ["Agency", "/admin/settings/agency", 1, true],
    ["Contact and hours", "/admin/settings/contact", 1, true],
    ["Notice banner", "/admin/settings/notice", 1, true],
  ]);
  expect(shown.map(({ place }) => place)).toEqual(documents.map(({ place }) => place));
  expect(state).toBeGreaterThan(4);
  expect(fields.length).toBeGreaterThan(20);
  const edited = previewSite(site, found);
  const cards = await edited.blog.pickRandomCards(3, null);
  expect(await edited.blog.pickRandomCards(3, null)).toEqual(cards);
  expect(cards).toEqual(await site.blog.listCards({ limit: 3 }));
  expect(await edited.blog.pickRandomCards(2, "Hajj")).toEqual(
    await site.blog.listCards({ limit: 2, type: "Hajj" }),
  );
  expect(await find("package/umrah", "/packages/hajj", { isEditing: true })).toBe(null);
  expect(await find("post/nothing", "/blog/x", { isEditing: true })).toBe(null);
});

test("a preview says when it was made, and to staff where it is edited", async () => {
  const { site, find, by } = await open();
  await site.draft.save(UMRAH, { body: { title: "Waiting" } }, { by });
  const found = await find("package/umrah", "/packages/umrah");
  if (!found || "leadsTo" in found) throw new Error("it is not shown");
  expect((await previewSite(site, found).package.find("umrah"))?.title).toBe("Waiting");
  const at = "2026-01-01T00:00:00.000Z";
  expect(await previewPiece(found, { site, isStaff: true, isFramed: true })).toEqual({
    ...{ made: null, editor: "/admin/package?package=umrah", isFramed: true },
  });
  expect(await previewPiece({ ...found, at }, { site, isStaff: false, isFramed: false })).toEqual({
    ...{ made: { at, timeZone: "Asia/Dhaka" }, editor: null, isFramed: false },
  });
});

test("the bar of staff: what is written where, what waits, and where it is edited", async () => {
  const { site, by, post, own } = await open();
  const publishAt = "2031-01-01T00:00:00.000Z";
  await site.draft.save(UMRAH, { body: { title: "Waiting" } }, { by });
  await site.draft.plan([UMRAH], publishAt, { by });
  const idle = { isWaiting: false, publishAt: null, timeZone: "Asia/Dhaka" };
  const bars = {
    "/login": null,
    "/blog/nothing": null,
    "/nothing": null,
    "/blog": { page: "blog", title: null, state: null, editHere: null, editor: "/admin/blog" },
    "/search": { page: "search", title: null, state: null, editHere: null, editor: "/admin" },
    "/packages/umrah": {
      page: "umrah",
      title: null,
      state: { isWaiting: true, publishAt, timeZone: "Asia/Dhaka" },
      editHere: "/packages/umrah?preview=package/umrah&edit",
      editor: "/admin/package?package=umrah",
    },
    "/": {
      ...{ page: "home", title: null, state: idle },
      ...{ editHere: "/?preview=home/home&edit", editor: "/admin" },
    },
    [`/blog/${post.link}`]: {
      ...{ page: "post", title: post.title, state: idle },
      ...{
        editHere: `/blog/${post.link}?preview=post/post-19&edit`,
        editor: "/admin/blog/edit/post-19",
      },
    },
    "/refunds": {
      ...{ page: "own-page", title: "Refunds", state: idle },
      editHere: `/refunds?preview=own-page/${own._id}&edit`,
      editor: `/admin/pages/edit/${own._id}`,
    },
  };
  for (const [path, bar] of Object.entries(bars)) {
    expect([path, await staffBar(path, { site, by })]).toEqual([path, bar]);
  }
});
