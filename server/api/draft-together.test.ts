import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("no version comes twice: who comes back to waiting changes of before is told, or merged", async () => {
  const { draft, call } = await openDrafting();
  const { body: old } = await call("PUT", draft, { body: { title: "One" } });
  await call("DELETE", draft);
  const { body: begun } = await call("PUT", draft, { body: { title: "Two" } });
  expect(begun.version).toBeGreaterThan(old.version);
  const back = { version: old.version, body: { title: "One, and more" } };
  expect(await call("PUT", draft, back)).toMatchObject({
    status: 409,
    body: { fields: ["title"] },
  });
});

const PARAGRAPHS = ["<p>The visa comes first.</p>", "<p>Then you book a flight.</p>"];

test("two who write at once: fields, and paragraphs of one text, go together", async () => {
  const { call, post, draft, openColleague, user } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  await call("PUT", `/api/blogs/${_id}`, { ...fields, content: PARAGRAPHS.join("") });
  const { body: mine } = await call("PUT", draft, { body: { title: "Ours" } });
  const colleague = await openColleague();

  const theirs = [PARAGRAPHS[0], "<p>Then you book two flights.</p>"].join("");
  const second = await colleague.call("PUT", draft, {
    version: mine.version,
    body: { content: theirs },
  });
  expect(second.body).toMatchObject({ merged: false, others: [{ name: user.name }] });

  const first = ["<p>The visa comes last.</p>", PARAGRAPHS[1]].join("");
  const third = await call("PUT", draft, { version: mine.version, body: { content: first } });
  const both = "<p>The visa comes last.</p><p>Then you book two flights.</p>";
  expect(third).toMatchObject({
    status: 200,
    body: { merged: true, body: { title: "Ours", content: both } },
  });
  expect(third.body.others).toMatchObject([{ name: colleague.user.name }]);

  const again = PARAGRAPHS.join("").replace("first", "second");
  const refused = await call("PUT", draft, {
    version: second.body.version,
    body: { content: again },
  });
  expect(refused).toMatchObject({ status: 409, body: { fields: ["content"] } });
});

test("what a colleague publishes meanwhile is in the waiting changes, unless it contradicts", async () => {
  const { call, post, draft, openColleague, site } = await openDrafting();
  const { _id, createdAt, updatedAt, version: read, ...fields } = post;
  const { call: theirs } = await openColleague();
  const { body: begun } = await call("PUT", draft, { body: { title: "Mine" } });
  await theirs("PUT", `/api/blogs/${_id}`, { ...fields, type: "Theirs" });

  const { body: kept } = await call("PUT", draft, {
    version: begun.version,
    body: { title: "Mine!" },
  });
  expect(kept).toMatchObject({ merged: true, body: { title: "Mine!", type: "Theirs" } });
  expect(kept.base).toBe(kept.publicVersion);

  await theirs("PUT", `/api/blogs/${_id}`, { ...fields, title: "Theirs too" });
  const { body: told } = await call("PUT", draft, {
    version: kept.version,
    body: { title: "Mine?" },
  });
  expect(told.base).toBeLessThan(told.publicVersion);
  const refused = await call("POST", `${draft}/publish`);
  expect(refused).toMatchObject({ status: 409, body: { fields: ["title"] } });
  // Their writer has looked at both.
  await call("PUT", draft, {
    version: told.version,
    base: told.publicVersion,
    body: { title: "Both" },
  });
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await site.blog.find(_id)).toMatchObject({ title: "Both", type: fields.type });
});

test("who contradicts what a colleague made public meanwhile is shown it, and who did", async () => {
  const { call, post, draft, openColleague } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const colleague = await openColleague();
  await colleague.call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Theirs" });
  const refused = await call("PUT", draft, { base: version, body: { title: "Mine" } });
  expect(refused).toMatchObject({ status: 409, body: { fields: ["title"] } });
  expect(refused.body.current).toMatchObject({
    ...{ version: 0, base: version + 1, by: { names: [colleague.user.name] } },
    body: { title: "Theirs", type: fields.type },
  });
});

test("a session of writing leaves one revision, whoever writes in between", async () => {
  const { call, draft, history, openColleague } = await openDrafting();
  const colleague = await openColleague();
  let version: number | undefined;
  for (let turn = 0; turn < 3; turn++) {
    for (const { call: write } of [{ call }, colleague]) {
      const { body } = await write("PUT", draft, { version, body: { title: `Turn ${turn}` } });
      ({ version } = body);
    }
  }
  await call("DELETE", draft);
  const drafted = (await call("GET", history)).body.filter(
    ({ action }: { action: string }) => action === "draft",
  );
  expect(drafted.map(({ by }: { by: { name: string } }) => by.name)).toEqual([
    ...[colleague.user.name, expect.not.stringContaining(colleague.user.name)],
  ]);
  expect(drafted[0].since <= drafted[0].at).toBe(true);
});

test("steps of a day ago are gone, but for those that are needed to read later ones", async () => {
  const { call, draft, db, site } = await openDrafting();
  let version: number | undefined;
  for (let step = 0; step < 24; step++) {
    ({ version } = (await call("PUT", draft, { version, body: { title: `Step ${step}` } })).body);
  }
  const steps = () =>
    db.selectFrom("draftStep").select(["version", "base"]).orderBy("version").execute();
  const [first] = await steps();
  const whole = (await steps()).filter(({ base }) => base === null).map((step) => step.version);
  expect(whole).toHaveLength(2);
  const old = () => db.updateTable("draftStep").set({ at: "2026-01-01T00:00:00.000Z" });
  await old()
    .where("version", "<", version ?? 0)
    .execute();
  await site.draft.purge();
  expect((await steps())[0]?.version).toBe(whole[1]);
  const stale = { version: first?.version, body: { title: "Late" } };
  expect((await call("PUT", draft, stale)).status).toBe(409);
  const fresh = { version: version as number, body: { title: "Now" } };
  expect((await call("PUT", draft, fresh)).status).toBe(200);
  await old().execute();
  await site.draft.purge();
  expect(await steps()).toEqual([]);
});

test("what a colleague has published, thrown away or deleted meanwhile is said as that", async () => {
  const { call, draft, post, openColleague } = await openDrafting();
  const colleague = await openColleague();
  const write = () => call("PUT", draft, { body: { title: "A first Umrah" } });
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
    status,
    body.code,
  ];
  await write();
  expect((await colleague.call("POST", `${draft}/publish`)).status).toBe(200);
  expect(codeOf(await call("POST", `${draft}/publish`))).toEqual([404, "nothing-waits"]);
  expect(codeOf(await call("DELETE", draft))).toEqual([404, "nothing-waits"]);
  await colleague.call("DELETE", `/api/blogs/${post._id}`);
  expect(codeOf(await write())).toEqual([404, "in-trash"]);
});

test("what somebody wrote in another window is told as their own", async () => {
  const { call, draft, openColleague, user } = await openDrafting();
  const { body: first } = await call("PUT", draft, { body: { title: "In one window" } });
  const other = { version: first.version - 1, base: first.base };
  expect(await call("PUT", draft, { ...other, body: { title: "In the other" } })).toMatchObject({
    status: 409,
    body: { current: { by: { names: [], isYou: true } } },
  });
  const { version } = first;
  const next = await call("PUT", draft, { version, body: { type: "Tours" } });
  const merged = await call("PUT", draft, { version, body: { title: "Again" } });
  expect(next.body).toMatchObject({ merged: false });
  expect(merged.body).toMatchObject({ merged: true, by: { isYou: true } });
  const { call: theirs } = await openColleague();
  const late = { version, body: { type: "Visa Tips" } };
  expect((await theirs("PUT", draft, late)).body.current.by).toEqual({
    ...{ names: [user.name], isYou: false, isBackup: false },
  });
});

test("what a colleague has published meanwhile is not told as one's own, though what waits is", async () => {
  const { call, draft, post, openColleague } = await openDrafting();
  const { _id, createdAt, updatedAt, ...fields } = post;
  const { body: first } = await call("PUT", draft, { body: { title: "Mine" } });
  const { call: theirs } = await openColleague();
  expect((await theirs("PUT", `/api/blogs/${_id}`, { ...fields, type: "Tours" })).status).toBe(200);
  const { version, base } = first;
  const { body } = await call("PUT", draft, { version, base, body: { title: "Mine, and more" } });
  expect(body).toMatchObject({ merged: true, by: { isYou: false } });
});

test("of a post that lies in the trash it is said so, to whoever makes changes public", async () => {
  const { call, post } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  await call("DELETE", `/api/blogs/${_id}`);
  expect(await call("PUT", `/api/blogs/${_id}`, { ...fields, version })).toMatchObject({
    status: 404,
    body: { code: "in-trash" },
  });
});

test("what one wrote on another device stays, where one publishes here without knowing of it", async () => {
  const { call, post, draft, site } = await openDrafting();
  const { type, image, link, title } = post;
  const { version: before } = (await call("PUT", draft, { body: { title: "On the phone" } })).body;
  const here = { title, type, image, link, content: "<p>At the desk.</p>" };
  const published = await call("PUT", `/api/blogs/${post._id}`, { ...here, version: post.version });
  expect(published).toMatchObject({ status: 200, body: here });
  const waiting = (await call("GET", draft)).body;
  expect(waiting).toMatchObject({ version: before, body: { title: "On the phone" } });

  // The phone goes on, and brings the two together.
  const kept = await call("PUT", draft, {
    version: before,
    body: { title: "On the phone, later" },
  });
  expect(kept.status).toBe(200);
  await call("POST", `${draft}/publish`);
  expect(await site.blog.find(post._id)).toMatchObject({
    ...{ title: "On the phone, later", content: "<p>At the desk.</p>" },
  });
});

test("of one text each device has its own words: those that were not published stay, and go on", async () => {
  const { call, post, draft, site } = await openDrafting();
  const { type, image, link, title } = post;
  const text = (...parts: string[]) => parts.map((part) => `<p>${part}</p>`).join("");
  const begun = { title, type, image, link, content: text("One.", "Two.", "Three.") };
  const { version: base } = (await call("PUT", `/api/blogs/${post._id}`, begun)).body;
  const desk = { content: text("One, at the desk.", "Two.", "Three.") };
  const { version } = (await call("PUT", draft, { base, body: desk })).body;
  const both = text("One, at the desk.", "Two.", "Three, on the phone.");
  await call("PUT", draft, { version, body: { content: both } });
  await call("PUT", `/api/blogs/${post._id}`, { ...begun, ...desk, version: base });
  expect((await call("GET", draft)).body.body.content).toBe(both);
  await call("POST", `${draft}/publish`);
  expect((await site.blog.find(post._id))?.content).toBe(both);
});
