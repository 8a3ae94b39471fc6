import { expect, test } from "vitest";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const { log: SILENT } = catchLog();

test("planned: public at its moment, as planned; moved, called off, and refused in words", async () => {
  const { call, post, draft, history, site, db } = await openDrafting();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect((await call("POST", `${draft}/schedule`, { publishAt: inAnHour })).status).toBe(404);
  await call("PUT", draft, { body: { title: "Planned" } });
  const planned = await call("POST", `${draft}/schedule`, {
    publishAt: "2030-01-01T09:00:00+06:00",
  });
  expect(planned).toMatchObject({ status: 200, body: { publishAt: "2030-01-01T03:00:00.000Z" } });
  await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
  expect((await call("GET", draft)).body.publishAt).toBe(inAnHour);
  expect((await call("DELETE", `${draft}/schedule`)).status).toBe(200);
  expect((await call("DELETE", `${draft}/schedule`)).status).toBe(404);
  expect((await call("GET", draft)).body).toMatchObject({
    publishAt: null,
    body: { title: "Planned" },
  });

  await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
  await publishDue(site, SILENT);
  expect((await site.blog.find(post._id))?.title).toBe(post.title);
  await db.updateTable("draft").set({ publishAt: new Date().toISOString() }).execute();
  await publishDue(site, SILENT);
  expect((await site.blog.find(post._id))?.title).toBe("Planned");
  expect((await call("GET", history)).body[0]).toMatchObject({ action: "planned" });
});

test("what is due and breaks a rule by then waits until somebody has looked", async () => {
  const { call, post, draft, site, db } = await openDrafting();
  const other = (await site.blog.list({ limit: 2 })).find(({ _id }) => _id !== post._id);
  await call("PUT", draft, { body: { link: "free-until-then" } });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect((await call("POST", `${draft}/schedule`, { publishAt: inAnHour })).status).toBe(200);
  const { title, type, image, content } = other ?? post;
  const taking = { title, type, image, content, link: "free-until-then" };
  expect((await call("PUT", `/api/blogs/${other?._id}`, taking)).status).toBe(200);
  await db.updateTable("draft").set({ publishAt: "2026-01-01T00:00:00.000Z" }).execute();
  for (let look = 0; look < 2; look++) await publishDue(site, SILENT);
  const waiting = (await call("GET", draft)).body;
  expect(waiting).toMatchObject({ problem: "link-taken", publishAt: "2026-01-01T00:00:00.000Z" });
  expect(await site.blog.find(post._id)).toEqual(post);
  await call("PUT", draft, { version: waiting.version, body: { link: "free-again" } });
  await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
  expect((await call("GET", draft)).body).toMatchObject({ problem: null, publishAt: inAnHour });
});

test("what stands at a taken address is refused at once, waiting or new", async () => {
  const { call, post, draft, site } = await openDrafting();
  const other = (await site.blog.list({ limit: 2 })).find(({ _id }) => _id !== post._id);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("PUT", draft, { body: { link: other?.link } });
  expect(await call("POST", `${draft}/schedule`, { publishAt })).toMatchObject({
    status: 409,
    body: { message: "Another post has this link. Choose a different one." },
  });
  expect((await call("GET", draft)).body.publishAt).toBeNull();
  const { title, type, image, link, content } = post;
  const fields = { title, type, image, link, content, state: "scheduled", publishAt };
  expect((await call("POST", "/api/blogs", fields)).status).toBe(409);

  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  await call("POST", "/api/pages", { ...page, state: "published" });
  const planned = { ...page, state: "scheduled", publishAt };
  expect((await call("POST", "/api/pages", planned)).status).toBe(409);
  expect((await call("POST", "/api/pages", { ...planned, link: "terms-two" })).status).toBe(201);
});

test.each([
  ["", "bad"],
  ["tomorrow", "bad"],
  ["2030-02-31T09:00:00+06:00", "bad"],
  ["2030-01-01T09:00:00", "bad"],
  [7, "bad"],
  ["2020-01-01T09:00:00Z", "past"],
  ["9999-01-01T09:00:00Z", "far"],
])("%j is no moment to publish at", async (publishAt, why) => {
  const { call, draft } = await openDrafting();
  await call("PUT", draft, { body: { title: "Planned" } });
  const { status, body } = await call("POST", `${draft}/schedule`, { publishAt });
  expect([status, body.issues[0].path]).toEqual([400, "publishAt"]);
  const words = { bad: "must be a day and a time", past: "is past", far: "10 years" };
  expect(body.issues[0].message).toContain(words[why as keyof typeof words]);
});

test("waiting changes that break a rule are not planned", async () => {
  const { call, draft } = await openDrafting();
  await call("PUT", draft, { body: { title: "" } });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const { status, body } = await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
  expect([status, body.issues[0].path]).toEqual([400, "title"]);
});

test("what is called off or moved while it is due is not published, and nobody is alarmed", async () => {
  const { call, post, draft, site, db } = await openDrafting();
  await call("PUT", draft, { body: { title: "Planned" } });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const changes = [
    () => call("DELETE", `${draft}/schedule`),
    () => call("POST", `${draft}/schedule`, { publishAt: inAnHour }),
  ];
  for (const change of changes) {
    await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
    await db.updateTable("draft").set({ publishAt: new Date().toISOString() }).execute();
    const due = await site.draft.due();
    expect(due).toHaveLength(1);
    await change();
    const { log, lines } = catchLog();
    await publishDue({ draft: { ...site.draft, due: async () => due } }, log);
    expect(lines).toEqual([]);
    expect((await site.blog.find(post._id))?.title).toBe(post.title);
  }
  expect((await call("GET", draft)).body).toMatchObject({ publishAt: inAnHour, problem: null });
});

test("what is planned is published now, and not a second time at its moment", async () => {
  const { call, post, draft, history, site } = await openDrafting();
  await call("PUT", draft, { body: { title: "Planned" } });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await call("POST", `${draft}/schedule`, { publishAt: inAnHour });
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await site.draft.next()).toBeNull();
  await publishDue(site, SILENT);
  expect(await site.blog.find(post._id)).toMatchObject({ title: "Planned", version: 2 });
  expect((await call("GET", history)).body[0]).toMatchObject({ action: "update" });
});

test("ten years ahead can be planned, and no more", async () => {
  const { call, draft } = await openDrafting();
  await call("PUT", draft, { body: { title: "Planned" } });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const [days, status] of [
    [3652, 200],
    [3654, 400],
  ] as const) {
    const { status: answered } = await call("POST", `${draft}/schedule`, {
      publishAt: inDays(days),
    });
    expect([days, answered]).toEqual([days, status]);
  }
});

test("what goes to the trash is called off in every language, and waits when it is back", async () => {
  const { call, post, draft, site, db } = await openDrafting();
  const inBangla = { kind: "post", id: post._id, language: "bn" } as const;
  await call("PUT", draft, { body: { title: "Planned" } });
  await site.draft.save(inBangla, { body: { title: "পরিকল্পিত" } }, { by: null });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect((await call("POST", `${draft}/schedule`, { publishAt: inAnHour })).status).toBe(200);
  await site.draft.plan([inBangla], inAnHour, { by: null });
  expect((await call("DELETE", `/api/blogs/${post._id}`)).status).toBe(200);
  await db
    .updateTable("draft")
    .set({ publishAt: "2026-01-01T00:00:00.000Z" })
    .where("publishAt", "is not", null)
    .execute();
  const { log, lines } = catchLog();
  await publishDue(site, log);
  expect(lines).toEqual([]);
  expect((await call("POST", `/api/blogs/${post._id}/restore`)).status).toBe(200);
  expect((await call("GET", draft)).body).toMatchObject({
    ...{ publishAt: null, problem: null, body: { title: "Planned" } },
  });
  expect((await site.draft.find(inBangla, { by: null }))?.publishAt).toBeNull();
});

test("only what is meant goes public or is planned: what a colleague has written since is shown first", async () => {
  const { call, post, draft, site, openColleague } = await openDrafting();
  const colleague = await openColleague();
  const { version } = (await call("PUT", draft, { body: { title: "Meant" } })).body;
  const theirs = await colleague.call("PUT", draft, { version, body: { image: "/art/hajj.svg" } });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const others = { version: theirs.body.version, body: { title: "Meant", image: "/art/hajj.svg" } };
  const told = { status: 409, body: { code: "changed-meanwhile", current: others } };
  expect(await call("POST", `${draft}/publish?version=${version}`)).toMatchObject(told);
  const plan = { publishAt: inAnHour, version };
  expect(await call("POST", `${draft}/schedule`, plan)).toMatchObject(told);
  expect((await call("GET", draft)).body.publishAt).toBeNull();
  expect((await site.blog.find(post._id))?.title).toBe(post.title);
  const seen = { publishAt: inAnHour, version: others.version };
  expect((await call("POST", `${draft}/schedule`, seen)).status).toBe(200);
  expect((await call("POST", `${draft}/publish?version=${others.version}`)).status).toBe(200);
  expect((await site.blog.find(post._id))?.title).toBe("Meant");
  for (const odd of ["0", "-1", "1.5", "x", "", "99999999999"]) {
    expect((await call("POST", `${draft}/publish?version=${odd}`)).status, odd).toBe(400);
    expect((await call("DELETE", `${draft}?version=${odd}`)).status, odd).toBe(400);
  }
});
