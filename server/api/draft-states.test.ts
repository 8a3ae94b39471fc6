import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const POST = { type: "Umrah", image: "/art/madinah-dawn.svg", content: "<p>Soft shoes.</p>" };
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

async function openFour() {
  const opened = await openDrafting();
  const write = async (link: string, more: object) => {
    const { body } = await opened.call("POST", "/api/blogs", {
      ...POST,
      title: link,
      link,
      ...more,
    });
    return body._id as string;
  };
  const ids = {
    quiet: await write("quiet", {}),
    changed: await write("changed", {}),
    moved: await write("moved", {}),
    draft: await write("draft", { state: "draft" }),
    planned: await write("planned", { state: "scheduled", publishAt: TOMORROW }),
  };
  for (const id of [ids.changed, ids.moved]) {
    await opened.call("PUT", `/api/drafts/post/${id}`, { body: { title: "Other" } });
  }
  await opened.call("POST", `/api/drafts/post/${ids.moved}/schedule`, { publishAt: TOMORROW });
  return { ...opened, ids };
}

test("what waits is listed and counted by where it stands", async () => {
  const { call, site, ids } = await openFour();
  const inState = async (state: string) => {
    const { body } = await call("GET", `/api/drafts?kind=post&state=${state}`);
    return body.map(({ id }: { id: string }) => id).sort();
  };
  expect(await inState("changes")).toEqual([ids.changed]);
  expect(await inState("draft")).toEqual([ids.draft]);
  expect(await inState("scheduled")).toEqual([ids.moved, ids.planned].sort());
  expect(await site.draft.countByState("post")).toEqual({
    ...{ changes: 1, draft: 1, scheduled: 2, unseen: 2 },
  });
  expect(await site.draft.statesOf("post", [ids.quiet, ids.changed, ids.moved])).toEqual({
    [ids.changed]: "changes",
    [ids.moved]: "scheduled",
  });
  expect(await site.draft.statesOf("post", [])).toEqual({});
});

test("waiting changes of a post that is in the trash count nowhere, until it is back", async () => {
  const { call, site, ids } = await openFour();
  await call("DELETE", `/api/blogs/${ids.changed}`);
  expect(await site.draft.countByState("post")).toMatchObject({ changes: 0, unseen: 2 });
  expect((await call("GET", "/api/drafts?kind=post&state=changes")).body).toEqual([]);
  await call("POST", `/api/blogs/${ids.changed}/restore`);
  expect(await site.draft.countByState("post")).toMatchObject({ changes: 1 });
});

test.each(["state=public", "state=", "state=draft&state=draft"])(
  "?%s is a mistake",
  async (query) => {
    const { call } = await openDrafting();
    expect((await call("GET", `/api/drafts?${query}`)).status).toBe(400);
  },
);
