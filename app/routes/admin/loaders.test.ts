import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { accountContext, siteContext, userContext } from "#app/context.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { loader as loadEdit } from "./blog/blog-edit.tsx";
import { loader as loadHistory } from "./history.tsx";
import { loader as loadStaff } from "./settings/staff.tsx";

const POST = { title: "A", type: "Visa", image: "/art/madinah-dawn.svg", link: "a", content: "" };

async function open() {
  const { db, site } = await openTestSite();
  const [owner, editor] = [await makeUser({ db }), await makeUser({ db })];
  const askedBy = (user: typeof owner) => {
    const context = new RouterContextProvider();
    context.set(siteContext, { site } as never);
    context.set(accountContext, { canMail: false } as never);
    context.set(userContext, user);
    return context;
  };
  const history = (kind: string, id: string) =>
    loadHistory({
      ...{ context: askedBy(owner), params: { kind, id } },
      request: new Request(`https://rihla.example/admin/history/${kind}/${id}`),
    } as never);
  return { site, owner, editor, askedBy, history };
}

test("who may invite sees which invitations are open, and nobody else does", async () => {
  const { site, owner, editor, askedBy } = await open();
  await site.invitation.create("guest@rihla.example", { by: owner._id });
  const invited = async (user: typeof owner) => {
    const { invitations } = await loadStaff({ context: askedBy(user) } as never);
    return invitations.map(({ email }) => email);
  };
  expect(await invited(owner)).toEqual(["guest@rihla.example"]);
  expect(await invited(editor)).toEqual([]);
});

test("of a post in the trash no version is public", async () => {
  const { site, owner, history } = await open();
  const by = { by: owner._id };
  const { _id: id } = (await site.blog.create(POST, by)).post;
  const before = await history("post", id);
  expect(before.revisions).toHaveLength(1);
  expect(before.publicNow).toBe(before.revisions[0]?._id);
  await site.blog.remove(id, by);
  expect((await history("post", id)).publicNow).toBeNull();
});

test("whoever edits a post sees the picture that waits, described as the library has it", async () => {
  const { site, owner, askedBy } = await open();
  const by = { by: owner._id };
  const described = async (number: number) => {
    const stem = `${String(number).repeat(20)}-90x60-aabbcc`;
    const words = { name: "a.jpg", alt: `Picture ${number}`, decorative: false };
    const size = { width: 90, height: 60, bytes: 9 };
    await site.media.begin({ stem, hash: stem.slice(0, 20), extension: "jpg", ...words, ...size });
    return (await site.media.finish(stem, by)).url;
  };
  const [shown, waiting] = [await described(1), await described(2)];
  const { _id: id } = (await site.blog.create({ ...POST, image: shown }, by)).post;
  const altsIn = async () => {
    const loaded = await loadEdit({ context: askedBy(owner), params: { id } } as never);
    return Object.values(loaded.pictures).map(({ alt }) => alt);
  };
  expect(await altsIn()).toEqual(["Picture 1"]);
  await site.draft.save({ kind: "post", id }, { base: 1, body: { image: waiting } }, by);
  expect(await altsIn()).toEqual(["Picture 2"]);
});
