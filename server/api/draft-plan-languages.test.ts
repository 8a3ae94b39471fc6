import { expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const PLACE = "/api/drafts/package/umrah";
const SCHEDULE = `${PLACE}/schedule`;
const TITLES = { en: "Umrah, slowly", bn: "ওমরাহ, ধীরে", ar: "العمرة على مهل" };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Changes wait in those languages. */
async function open(...languages: Language[]) {
  const opened = await openDrafting();
  const { call, db } = opened;
  async function save(language: Language, body: object): Promise<void> {
    const door = `${PLACE}?lang=${language}`;
    const { version } = (await call("GET", door)).body;
    expect((await call("PUT", door, { version, body })).status).toBe(200);
  }
  for (const one of languages) await save(one, { title: TITLES[one] });
  const waiting = async () => (await call("GET", SCHEDULE)).body;
  const titleIn = async (lang: Language) =>
    (await call("GET", `/api/package/umrah?lang=${lang}`)).body.title;
  const makeDue = () =>
    db
      .updateTable("draft")
      .set({ publishAt: new Date().toISOString() })
      .where("publishAt", "is not", null)
      .execute();
  return { ...opened, save, waiting, titleIn, makeDue };
}

test("which languages wait is said, English first; several go public at the same moment", async () => {
  const { call, site, waiting, titleIn, makeDue } = await open("ar", "en", "bn");
  const nothing = { publishAt: null, problem: null };
  expect(await waiting()).toEqual([
    { language: "en", ...nothing },
    { language: "bn", ...nothing },
    { language: "ar", ...nothing },
  ]);
  const publishAt = inHours(1);
  const planned = await call("POST", SCHEDULE, { publishAt, languages: ["ar", "en"] });
  expect(planned).toMatchObject({ status: 200, body: { publishAt } });
  expect(await waiting()).toEqual([
    { language: "en", publishAt, problem: null },
    { language: "bn", ...nothing },
    { language: "ar", publishAt, problem: null },
  ]);
  await makeDue();
  const { log, lines } = catchLog();
  await publishDue(site, log);
  expect(lines).toHaveLength(2);
  expect([await titleIn("en"), await titleIn("ar")]).toEqual([TITLES.en, TITLES.ar]);
  expect(await titleIn("bn")).not.toBe(TITLES.bn);
  expect(await waiting()).toEqual([{ language: "bn", ...nothing }]);
});

test("what was planned together is moved and called off by itself", async () => {
  const { call, waiting } = await open("en", "bn");
  const [together, later] = [inHours(1), inHours(2)];
  await call("POST", `${SCHEDULE}?lang=bn`, { publishAt: together, languages: ["bn", "en"] });
  await call("POST", `${SCHEDULE}?lang=bn`, { publishAt: later });
  expect(await waiting()).toMatchObject([{ publishAt: together }, { publishAt: later }]);
  expect((await call("DELETE", SCHEDULE)).status).toBe(200);
  expect(await waiting()).toMatchObject([{ publishAt: null }, { publishAt: later }]);
});

test("where one cannot be planned none is, and it is said which and why", async () => {
  const { call, save, waiting } = await open("en", "ar");
  const publishAt = inHours(1);
  const plan = (...languages: Language[]) => call("POST", SCHEDULE, { publishAt, languages });
  const nonePlanned = async () =>
    expect((await waiting()).every((one: { publishAt: null }) => one.publishAt === null)).toBe(
      true,
    );

  // Nothing waits in Bangla.
  expect(await plan("en", "bn", "ar")).toMatchObject({
    status: 404,
    body: { code: "nothing-waits", language: "bn" },
  });
  await nonePlanned();

  await save("bn", { title: "ও".repeat(5000) });
  expect(await plan("en", "bn")).toMatchObject({
    status: 400,
    body: { language: "bn", issues: [{ path: "title", code: "too-long" }] },
  });
  await nonePlanned();

  await save("en", { title: "o".repeat(5000) });
  expect(await plan("en", "ar")).toMatchObject({
    status: 400,
    body: { language: "en", issues: [{ path: "title", code: "too-long" }] },
  });
  await nonePlanned();
  expect((await plan("ar")).status).toBe(200);
});

test("what is given up after it was looked at leaves the others unplanned too", async () => {
  const { site, waiting } = await open("en");
  const umrah = { kind: "package", id: "umrah" } as const;
  const places = [umrah, { ...umrah, language: "bn" }] as const;
  await expect(site.draft.plan(places, inHours(1), { by: null })).rejects.toMatchObject({
    language: "bn",
    cause: { code: "not-found" },
  });
  expect(await waiting()).toMatchObject([{ publishAt: null }]);
});

test("what contradicts what was published since is refused in its language", async () => {
  const { call, openColleague, waiting } = await open("en", "bn");
  const colleague = await openColleague();
  const published = { title: "ওমরাহ, এ বছর" };
  await colleague.call("PUT", "/api/package/umrah?lang=bn", published);
  const plan = { publishAt: inHours(1), languages: ["en", "bn"] };
  expect(await call("POST", SCHEDULE, plan)).toMatchObject({
    status: 409,
    body: { code: "changed-meanwhile", language: "bn", fields: ["title"] },
  });
  expect(await waiting()).toMatchObject([{ publishAt: null }, { publishAt: null }]);
});

test.each<[string, unknown, string]>([
  ["an unknown language", ["en", "ur"], "languages.1"],
  ["no language of all", [], "languages"],
  ["one that is repeated", ["bn", "bn"], "languages"],
  ["what is no list", "bn", "languages"],
  ["what is no text", [7], "languages.0"],
  ["nothing in its place", null, "languages"],
])("%s is refused", async (_, languages, path) => {
  const { call, waiting } = await open("en", "bn");
  const { status, body } = await call("POST", SCHEDULE, { publishAt: inHours(1), languages });
  expect([status, body.issues[0].path, body.language]).toEqual([400, path, undefined]);
  expect(await waiting()).toMatchObject([{ publishAt: null }, { publishAt: null }]);
});

test("without a moment nothing is planned; of what nobody wrote nothing waits", async () => {
  const { call, waiting } = await open();
  const { status, body } = await call("POST", SCHEDULE, { languages: ["en"] });
  expect([status, body.issues[0].path]).toEqual([400, "publishAt"]);
  expect(await waiting()).toEqual([]);
  expect((await call("GET", "/api/drafts/nothing/umrah/schedule")).status).toBe(404);
});
