import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";
import { typeIn } from "#tests/support/type-in.ts";

const LOOK_FIRST =
  "More has been written here since, and it is shown now. Look at it, then press again";
const POST = {
  title: "Begun",
  type: "Umrah",
  image: "/art/hajj.svg",
  link: "begun",
  content: "<p>a</p>",
};
const RAHIM = { name: "Rahim Uddin", email: "rahim@rihla.example" };

test.each(["a colleague has written", "was written on one's own other device"])(
  "what %s since is shown before anything is planned or thrown away",
  async (written) => {
    const admin = await openAdminWindow();
    const own = await admin.asOwner();
    const isColleague = written.startsWith("a colleague");
    const { cookie } = isColleague ? await signInTo(admin, RAHIM) : own;
    const draft = async () =>
      (await admin.send("GET", "/api/drafts/page/about", undefined, own)).body;
    const screen = await admin.open("/page/about");
    await screen.type("Title", "Travel is trust");
    await screen.press("More ways to save");
    await screen.press(/^Keep as draft/);
    const write = async (leadersHeading: string) => {
      const { version } = await draft();
      const json = { version, body: { leadersHeading } };
      return (await admin.send("PUT", "/api/drafts/page/about", json, { cookie })).status;
    };
    const plan = async () => {
      await screen.press("More ways to save");
      await screen.press(/^Publish later/);
      admin.answerAsBefore();
      return [...(await screen.press(/^Publish tomorrow/)), ...(await screen.came())].join("\n");
    };
    expect(await write("Half a heading")).toBe(200);
    const told = await plan();
    expect(told).toContain(`error: ${LOOK_FIRST}`);
    expect(told).toContain("value=Half a heading");
    expect((await draft()).publishAt).toBeNull();
    expect(await write("A heading")).toBe(200);
    admin.answer(/^PUT/, 500, { message: "The disk is full." });
    await screen.type("Title", "Travel is trust, still");
    expect(await plan()).toContain(`error: ${LOOK_FIRST}`);
    expect(await plan()).toContain("Goes public tomorrow 9:00 am");
    expect(await write("Another heading")).toBe(200);
    admin.answer(/^PUT/, 500, { message: "The disk is full." });
    await screen.type("Title", "Travel is trust, again");
    await screen.press("More ways to save");
    await screen.press(/^Throw/);
    admin.answerAsBefore();
    expect((await screen.press("Throw them away")).join()).toContain(`error: ${LOOK_FIRST}`);
    expect((await draft()).body).toMatchObject({
      hero: { title: "Travel is trust, again" },
      leadersHeading: "Another heading",
    });
  },
);

test("after what a colleague published since, what is public now is shown in the place of what is thrown away", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, RAHIM);
  const door = "/api/drafts/page/about";
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  await screen.press("More ways to save");
  await screen.press(/^Keep as draft/);
  expect((await admin.send("POST", `${door}/publish`, undefined, { cookie })).status).toBe(200);
  const { version } = (await admin.send("GET", "/api/content/page/about", undefined, { cookie }))
    .body;
  const anew = { base: version, body: { leadersHeading: "Half a heading" } };
  expect((await admin.send("PUT", door, anew, { cookie })).status).toBe(200);
  const throwAway = async () => {
    await screen.press("More ways to save");
    await screen.press(/^Throw/);
    return (await screen.press("Throw them away")).join("\n");
  };
  expect(await throwAway()).toContain("error: More has been written here since. That is shown now");
  const told = await throwAway();
  expect(told).toContain("success: The changes are thrown away");
  expect(screen.outline().join("\n")).toContain("value=Travel is trust");
  expect(screen.outline().join("\n")).not.toContain("Half a heading");
});

test("a translation goes public without what a colleague has half written, until that was seen", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, RAHIM);
  const screen = await admin.open("/translate/bn/package/umrah");
  const title = /^Title in বাংলা/;
  await screen.type(title, "ওমরাহ ভালোভাবে");
  await screen.came();
  const door = "/api/drafts/package/umrah";
  const there = await admin.send("GET", `${door}?lang=bn`, undefined, { cookie });
  const theirs = {
    version: there.body.version,
    body: { description: "অর্ধেক" },
    made: { description: "Half" },
  };
  expect((await admin.send("PUT", `${door}?lang=bn`, theirs, { cookie })).status).toBe(200);
  const publicNow = async () =>
    (await admin.site.translation.find({ kind: "package", id: "umrah", language: "bn" }))?.words;
  const told = (await screen.press(/^Publish/)).join("\n");
  expect(told).toContain(LOOK_FIRST);
  expect(told).toContain("অর্ধেক");
  expect((await publicNow())?.title).not.toBe("ওমরাহ ভালোভাবে");
  await screen.press(/^Publish/);
  expect(await publicNow()).toMatchObject({ title: "ওমরাহ ভালোভাবে", description: "অর্ধেক" });
});

test("nor with what comes in while its publication is on its way", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, RAHIM);
  const screen = await admin.open("/translate/bn/package/umrah");
  const door = "/api/drafts/package/umrah?lang=bn";
  await screen.type(/^Title in বাংলা/, "ওমরাহ ভালোভাবে");
  admin.amid(/^POST .*publish/, async () => {
    const { version } = (await admin.send("GET", door, undefined, { cookie })).body;
    const theirs = { version, body: { description: "অর্ধেক" }, made: { description: "Half" } };
    expect((await admin.send("PUT", door, theirs, { cookie })).status).toBe(200);
  });
  const told = (await screen.press(/^Publish/)).join("\n");
  expect(told).toContain(LOOK_FIRST);
  expect(told).toContain("অর্ধেক");
  await screen.press(/^Publish/);
  const place = { kind: "package", id: "umrah", language: "bn" } as const;
  expect((await admin.site.translation.find(place))?.words).toMatchObject({
    ...{ title: "ওমরাহ ভালোভাবে", description: "অর্ধেক" },
  });
});

test.each(["is kept", "is on its way"])(
  "what was never public neither: its first publication waits until what a colleague wrote after it %s was seen",
  async (when) => {
    const admin = await openAdminWindow();
    const { cookie } = await signInTo(admin, RAHIM);
    const own = await admin.asOwner();
    const begun = { state: "draft", ...POST };
    const { _id } = (await admin.send("POST", "/api/blogs", begun, own)).body;
    const door = `/api/drafts/post/${_id}`;
    const screen = await admin.open(`/blog/edit/${_id}`);
    const write = async () => {
      const { version } = (await admin.send("GET", door, undefined, { cookie })).body;
      const half = { version, body: { title: "Half a title" } };
      expect((await admin.send("PUT", door, half, { cookie })).status).toBe(200);
    };
    if (when === "is kept") await write();
    else admin.amid(/^POST .*publish/, write);
    const told = [...(await screen.press(/^Create|^Publish|^Update/)), ...(await screen.came())];
    expect(told.join("\n")).toContain(`error: ${LOOK_FIRST}`);
    expect(told.join("\n")).toContain("data-words=Half a title");
    expect(await admin.site.blog.find(_id)).toBeNull();
    await screen.press(/^Create|^Publish|^Update/);
    expect(await admin.site.blog.find(_id)).toMatchObject({
      ...{ title: "Half a title", content: "<p>a</p>" },
    });
  },
);

test("on the page too, whether one's own words are stored by then or not", async () => {
  const pages = await openEditedPages();
  const { site } = pages;
  const { user } = await signInTo(pages, RAHIM);
  const page = await pages.open("/", { kind: "home", id: "home" });
  const [home, theirs] = [{ kind: "home", id: "home" } as const, { by: user._id }];
  const HEADLINE = "Headline of slide 1";
  const say = async (text: string) => {
    await page.reach(HEADLINE);
    await page.type(HEADLINE, text);
    return page.key("Enter");
  };
  const write = async (marquee: string) => {
    const version = (await site.draft.find(home, theirs))?.version;
    await site.draft.save(home, { version, body: { marquee } }, theirs);
  };
  await say("Take your mother");
  await write("Half a line");
  const told = (await page.press("Publish")).join("\n");
  expect(told).toContain(LOOK_FIRST);
  expect(page.outline().join("\n")).toContain("Half a line");
  expect((await site.home.find())?.marquee).not.toBe("Half a line");
  await write("A line");
  pages.answer(/^PUT/, 500, { message: "The disk is full." });
  await say("Take your father");
  pages.answerAsBefore();
  expect((await page.press("Publish")).join("\n")).toContain(LOOK_FIRST);
  expect((await site.home.find())?.marquee).not.toBe("A line");
  await page.press("Try again");
  expect(await site.home.find()).toMatchObject({ marquee: "A line" });
});

test("what came in with one's own words stays whose it is, where one was typing in the same field", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, RAHIM);
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  admin.amid(/^PUT .*drafts/, async () => {
    const door = "/api/drafts/page/about";
    const { version } = (await admin.send("GET", door, undefined, { cookie })).body;
    const theirs = { version, body: { leadersHeading: "Theirs" } };
    expect((await admin.send("PUT", door, theirs, { cookie })).status).toBe(200);
    typeIn("leadersHeading", "Mine");
  });
  await screen.type("Title", "Travel is trust, still");
  for (const _ of [1, 2, 3]) await screen.came();
  expect(screen.outline().join("\n")).toContain("Rahim changed this too.");
});

test("a translation that a colleague has thrown away goes public as it stands in the form", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, RAHIM);
  const screen = await admin.open("/translate/bn/package/umrah");
  const door = "/api/drafts/package/umrah?lang=bn";
  await screen.type(/^Title in বাংলা/, "ওমরাহ ভালোভাবে");
  await screen.came();
  expect((await admin.send("DELETE", door, undefined, { cookie })).status).toBe(200);
  await screen.press(/^Publish/);
  const place = { kind: "package", id: "umrah", language: "bn" } as const;
  expect((await admin.site.translation.find(place))?.words.title).toBe("ওমরাহ ভালোভাবে");
});
