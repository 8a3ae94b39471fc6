import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("where what was written on is gone, what comes in instead is not told as one's own", async () => {
  const { call, draft, openColleague } = await openDrafting();
  const colleague = await openColleague();
  async function begin() {
    const { version, base } = (await call("PUT", draft, { body: { title: "Mine" } })).body;
    return { version, base };
  }
  const writeOn = async (from: object) =>
    (await call("PUT", draft, { ...from, body: { type: "Tours" } })).body;
  const thrown = await begin();
  await colleague.call("DELETE", draft);
  expect(await writeOn(thrown)).toMatchObject({ merged: true, by: { isYou: false } });
  await call("DELETE", draft);
  const published = await begin();
  await colleague.call("PUT", draft, { ...published, body: { image: "/art/campus.svg" } });
  expect((await colleague.call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await writeOn(published)).toMatchObject({ merged: true, by: { isYou: false } });
});

async function open() {
  const { call, draft, post, openColleague } = await openDrafting();
  const { call: theirs } = await openColleague();
  const path = `/api/blogs/${post._id}`;
  type Call = typeof call;
  async function publish(by: Call, part: object) {
    const { _id, createdAt, updatedAt, ...fields } = (await by("GET", path)).body;
    expect((await by("PUT", path, { ...fields, ...part })).status).toBe(200);
  }
  async function write(by: Call, body: object) {
    const { version, base } = (await by("GET", draft)).body;
    expect((await by("PUT", draft, { version, base, body })).status).toBe(200);
  }
  const publishWaiting = async (by: Call) =>
    expect((await by("POST", `${draft}/publish`)).status).toBe(200);
  const seen = { base: post.version };
  return { call, theirs, draft, seen, publish, write, publishWaiting };
}

type Opened = Awaited<ReturnType<typeof open>>;

const SCENES: [string, (opened: Opened) => Promise<unknown>, boolean][] = [
  ["a colleague published", ({ theirs, publish }) => publish(theirs, { title: "Theirs" }), false],
  [
    "a colleague published, then one's own other device",
    async ({ call, theirs, publish }) => {
      await publish(theirs, { title: "Theirs" });
      await publish(call, { image: "/art/campus.svg" });
    },
    false,
  ],
  [
    "a colleague wrote, then one's own other device",
    async ({ call, theirs, write }) => {
      await write(theirs, { title: "Theirs" });
      await write(call, { image: "/art/campus.svg" });
    },
    false,
  ],
  [
    "one's own other device published what a colleague wrote",
    async ({ call, theirs, write, publishWaiting }) => {
      await write(theirs, { title: "Theirs" });
      await publishWaiting(call);
    },
    false,
  ],
  ["one's own other device", ({ call, publish }) => publish(call, { title: "Mine" }), true],
];

test.each(SCENES)(
  "what came in is told as one's own only where nobody else wrote: %s",
  async (_, act, isYours) => {
    const opened = await open();
    const { call, draft, seen } = opened;
    await act(opened);
    const other = { names: isYours ? [] : ["Rahim Uddin"], isYou: isYours, isBackup: false };
    const { body } = await call("PUT", draft, { ...seen, body: { type: "Tours" } });
    expect(body).toMatchObject({ merged: true, by: other });
    const late = await call("PUT", draft, {
      ...seen,
      body: { title: "Late", image: "/art/x.svg" },
    });
    expect([late.status, late.body.current.by]).toEqual([409, other]);
  },
);

test("what a colleague left waiting is not one's own, though nobody wrote since one published", async () => {
  const { call, theirs, draft, seen, publish, write } = await open();
  await write(theirs, { title: "Theirs" });
  await publish(call, { image: "/art/campus.svg" });
  const base = seen.base + 1;
  const { body } = await call("PUT", draft, { base, body: { type: "Tours" } });
  expect(body).toMatchObject({ merged: true, by: { isYou: false } });
});

test("of waiting changes too the other one who wrote since is named, and whoever read them is told nothing", async () => {
  const { call, theirs, draft, write } = await open();
  await write(call, { title: "Mine" });
  const { version, base } = (await call("GET", draft)).body;
  await write(theirs, { title: "Theirs" });
  await write(call, { image: "/art/campus.svg" });
  const late = await call("PUT", draft, { version, base, body: { title: "Late" } });
  expect(late.body.current.by.isYou).toBe(false);
  expect((await call("POST", `${draft}/publish?version=${version}`)).body.current.by).toEqual(
    late.body.current.by,
  );
  const now = (await call("GET", draft)).body;
  const read = { version: now.version, base: now.base, body: { title: "Read" } };
  expect((await call("PUT", draft, read)).body).toMatchObject({ merged: false });
});

test("of several who wrote since all are named, whoever wrote last first", async () => {
  const { call, draft, openColleague } = await openDrafting();
  const [rahim, karim] = [await openColleague(), await openColleague("Karim Mia")];
  const { version, base } = (await call("PUT", draft, { body: { title: "Mine" } })).body;
  await rahim.call("PUT", draft, { version, base, body: { title: "Theirs" } });
  const there = (await karim.call("GET", draft)).body;
  const seen = { version: there.version, base: there.base };
  await karim.call("PUT", draft, { ...seen, body: { image: "/art/x.svg" } });
  const late = await call("PUT", draft, { version, base, body: { title: "Mine still" } });
  expect([late.status, late.body.current.by.names]).toEqual([409, ["Karim Mia", "Rahim Uddin"]]);
});

test("of what waits so long that none of its steps is left, whoever wrote it is named all the same", async () => {
  const { call, draft, db, openColleague } = await openDrafting();
  const rahim = await openColleague();
  const { version, base } = (await call("PUT", draft, { body: { title: "Mine" } })).body;
  await rahim.call("PUT", draft, { version, base, body: { title: "Theirs" } });
  await db.deleteFrom("draftStep").execute();
  const late = await call("PUT", draft, { version, base, body: { title: "Mine still" } });
  expect([late.status, late.body.current.by]).toEqual([
    409,
    { names: ["Rahim Uddin"], isYou: false, isBackup: false },
  ]);
});
