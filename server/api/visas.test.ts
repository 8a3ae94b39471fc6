import { afterEach, expect, test, vi } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

afterEach(() => void vi.useRealTimers());

test("a visa is found by purpose and country; who reviewed it signs, on that day", async () => {
  const { call, get, user } = await openDrafting();
  const found = await get("/api/visas/work/malaysia");
  expect(found.body).toMatchObject({ _id: "work-malaysia", country: "MY" });
  expect((await get("/api/visas/work/atlantis")).status).toBe(404);
  const reviewed = await call("POST", "/api/visas/work-malaysia/reviewed");
  expect(reviewed.body).toMatchObject({ reviewedBy: user.name, version: 2 });
  expect(reviewed.body.reviewedOn > found.body.reviewedOn).toBe(true);
  const undone = await call("PUT", "/api/visas/work-malaysia", { ...found.body, version: 2 });
  expect(undone.body).toMatchObject({ reviewedOn: found.body.reviewedOn, version: 3 });
  expect((await call("POST", "/api/visas/nobody/reviewed")).status).toBe(404);
});

test("a review late in the evening of London is one of the next day in Dhaka", async () => {
  const { call } = await openDrafting();
  const day = shiftedDay(new Date().toISOString().slice(0, 10), 1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T20:00:00Z`) });
  const { body } = await call("POST", "/api/visas/work-malaysia/reviewed");
  expect(body.reviewedOn).toBe(shiftedDay(day, 1));
});

test("a review, and taking it back, leave alone what waits, and what others changed since", async () => {
  const { call, get } = await openDrafting();
  const { reviewedOn, reviewedBy, intro } = (await get("/api/visas/work/malaysia")).body;
  const draft = "/api/drafts/visa/work-malaysia";
  const waiting = { body: { intro: "Waits" }, base: 1 };
  expect((await call("PUT", draft, waiting)).status).toBe(200);
  const path = "/api/visas/work-malaysia/reviewed";
  const reviewed = await call("POST", path);
  expect(reviewed.body).toMatchObject({ intro, version: 2 });
  expect((await call("GET", draft)).body.body).toMatchObject({ intro: "Waits" });
  const before = { reviewedOn, reviewedBy, version: 2 };
  expect(await call("POST", path, { before: { ...before, version: 1 } })).toMatchObject({
    status: 409,
  });
  expect((await call("POST", path, { before })).body).toMatchObject({
    ...{ reviewedOn, reviewedBy, intro, version: 3 },
  });
  expect((await call("GET", draft)).body.body).toMatchObject({ intro: "Waits" });
  await call("POST", `${draft}/publish`);
  const { body } = await get("/api/visas/work/malaysia");
  expect(body).toMatchObject({ reviewedOn, reviewedBy, intro: "Waits" });
  for (const wrong of [
    { before: {} },
    { before: null },
    { before: { ...before, reviewedOn: "x" } },
    { more: 1 },
  ]) {
    expect([wrong, (await call("POST", path, wrong)).status]).toEqual([wrong, 400]);
  }
});

type VisaNow = Record<"_id" | "createdAt" | "updatedAt" | "language" | "version", unknown> &
  Record<string, unknown>;

test("a review is neither undone nor made again by waiting changes, however they were kept", async () => {
  const { call, get } = await openDrafting();
  const path = "/api/visas/work-malaysia";
  const draft = "/api/drafts/visa/work-malaysia";
  const open = async () => (await get("/api/visas/work/malaysia")).body;
  const bodyOf = ({ _id, createdAt, updatedAt, language, version, ...body }: VisaNow) => body;
  const before = bodyOf(await open());
  // Begun before the review, with all of it.
  await call("PUT", draft, { body: { ...before, intro: "One" }, base: 1 });
  const { body: reviewed } = await call("POST", `${path}/reviewed`);
  const kept = (await call("GET", draft)).body;
  expect(kept.body).toMatchObject({ reviewedOn: before.reviewedOn });
  await call("POST", `${draft}/publish`);
  const signed = { reviewedOn: reviewed.reviewedOn, reviewedBy: reviewed.reviewedBy };
  expect(await open()).toMatchObject({ ...signed, intro: "One", version: 3 });

  // A form that was open before the review sends what it showed, with the version of then.
  const late = await call("PUT", path, { ...before, intro: "Two", version: 3 });
  expect(late.status).toBe(200);
  expect((await open()).reviewedOn).toBe(before.reviewedOn);
  const again = (await call("POST", `${path}/reviewed`)).body;
  const stale = await call("PUT", path, { ...before, intro: "Three", version: late.body.version });
  expect(stale).toMatchObject({ status: 200, body: { ...signed, intro: "Three" } });
  expect(again.version).toBe(late.body.version + 1);
  // What else has changed since is not written over.
  const lost = await call("PUT", path, { ...before, intro: "Four", version: late.body.version });
  expect(lost.status).toBe(409);

  // A draft that was kept with the review in it, which was taken back since.
  const { version } = (await call("POST", `${path}/reviewed`)).body;
  const shown = bodyOf(await open());
  await call("PUT", draft, { body: { ...shown, intro: "Five" }, base: version });
  const was = { reviewedOn: before.reviewedOn, reviewedBy: before.reviewedBy, version };
  expect((await call("POST", `${path}/reviewed`, { before: was })).status).toBe(200);
  await call("POST", `${draft}/publish`);
  expect(await open()).toMatchObject({ reviewedOn: before.reviewedOn, intro: "Five" });
});

test("a paper that visas ask for stays, and they are named; one that nobody asks for goes and comes back", async () => {
  const { call, get } = await openDrafting();
  const used = await call("DELETE", "/api/requirements/bmet-clearance");
  expect(used.status).toBe(409);
  expect(used.body.message).toContain("Work visa for Malaysia");
  const made = await call("POST", "/api/requirements", {
    title: "Marriage certificate",
    from: "you",
  });
  expect(made.status).toBe(201);
  const path = `/api/requirements/${made.body._id}`;
  expect((await call("DELETE", path)).status).toBe(200);
  expect((await get("/api/requirements")).body).not.toContainEqual(made.body);
  expect((await call("POST", `${path}/restore`)).body).toEqual(made.body);
});

test("a visa comes back from the trash with the papers that were deleted since", async () => {
  const { call } = await openDrafting();
  const paper = await call("POST", "/api/requirements", { title: "Bank letter", from: "you" });
  const [model] = (await call("GET", "/api/visas")).body;
  const { _id, createdAt, updatedAt, version, ...body } = model;
  const papers = [{ requirement: paper.body._id, need: "must", abroad: "" }];
  const visa = await call("POST", "/api/visas", { ...body, link: "with-letter", papers });
  expect(visa.status).toBe(201);
  const [visaPath, paperPath] = [
    `/api/visas/${visa.body._id}`,
    `/api/requirements/${paper.body._id}`,
  ];
  expect((await call("DELETE", paperPath)).status).toBe(409);
  await call("DELETE", visaPath);
  expect((await call("DELETE", paperPath)).status).toBe(200);
  expect((await call("POST", `${visaPath}/restore`)).body).toEqual(visa.body);
  expect((await call("GET", "/api/requirements")).body).toContainEqual(paper.body);
  expect((await call("DELETE", paperPath)).status).toBe(409);
});

const DRIVER = { link: "driver", label: "Driver" };
const PASSPORT = { requirement: "passport", need: "must", abroad: "" };
const NURSE = "papers.0.profiles";

test.each([
  [{ country: "XX1" }, "country"],
  [{ country: "ZZ" }, "country"],
  [{ purpose: "holiday" }, "purpose"],
  [{ link: "a/b" }, "link"],
  [{ title: "" }, "title"],
  [{ papers: [{ requirement: "nobody", need: "must", abroad: "" }] }, "papers.0.requirement"],
  [{ government: { amount: "-1" } }, "government.amount"],
  [{ official: "javascript:alert(1)" }, "official"],
  [{ reviewedOn: "yesterday" }, "reviewedOn"],
  [{ reviewedOn: "2999-01-01" }, "reviewedOn"],
  [{ link: "other" }, "link"],
  [{ link: "start" }, "link"],
  [{ profiles: [{ link: "all", label: "All" }] }, "profiles.0.link"],
  [{ profiles: [DRIVER, DRIVER] }, "profiles.1.link"],
  [{ profiles: [DRIVER], papers: [{ ...PASSPORT, profiles: "driver, nurse" }] }, NURSE],
  [{ papers: [{ ...PASSPORT, need: "one-of", set: "" }] }, "papers.0.set"],
  [{ time: { min: "25", max: "15", unit: "days" } }, "time.max"],
])("%j is refused at %s", async (more, path) => {
  const { call, get } = await openDrafting();
  const visa = (await get("/api/visas/work/qatar")).body;
  const { government } = visa;
  const body = { ...visa, ...more };
  if ("government" in more) body.government = { ...government, ...more.government };
  const answer = await call("PUT", `/api/visas/${visa._id}`, body);
  expect(answer.status).toBe(400);
  expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test("two visas for one purpose and country: the second is refused", async () => {
  const { call, get } = await openDrafting();
  const { _id, version, createdAt, updatedAt, ...visa } = (await get("/api/visas/work/qatar")).body;
  expect(await call("POST", "/api/visas", visa)).toMatchObject({
    status: 409,
    body: { code: "entry-taken" },
  });
});
