import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { accountContext, siteContext, userContext } from "#app/context.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
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
