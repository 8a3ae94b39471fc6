import { expect, onTestFinished, test } from "vitest";
import { spokenIn } from "#server/http/spoken-in.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createHouseWork } from "./house-work.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;
const DAY_MS = 86_400_000;

/** A site whose clock has run for a day. `deeds`: what was asked of what lies outside of the database. */
async function open(env: { SMTP_URL?: string; MAIL_FROM?: string } = {}) {
  const { site, db } = await openTestSite({ demo: true });
  const now = Date.now();
  for (let hour = 25; hour >= 0; hour--) await site.clock.look(now - (hour * DAY_MS) / 24);
  const { log, lines } = catchLog();
  const deeds: string[] = [];
  const note = (deed: string) => async () => void deeds.push(deed);
  const given = { PUBLIC_URL: "https://rihla.example", ...env } as never;
  const house = createHouseWork({
    site: { ...site, mondayMail: { queue: async () => deeds.push("monday") * 0 } as never },
    library: {
      tidy: async ({ isAlone }) => void deeds.push(`tidy ${isAlone ? "alone" : "with others"}`),
      checkStorage: () => Promise.reject(new Error("no bucket")),
    },
    mailRoom: createMailRoom({ site, env: given, spokenIn }),
    backups: {
      ...{ dropOldSites: note("old sites"), look: note("other nodes") },
      night: async () => deeds.push("night") === 0,
    } as never,
    imports: { dropOld: note("old imports") },
    tellWhys: () => {
      deeds.push("whys");
      return () => void deeds.push("no whys");
    },
    ...{ env: given, log },
  });
  onTestFinished(() => house.end());
  return { site, db, house, deeds, told: () => lines.map(({ msg }) => msg) };
}

test("before anybody is answered, what fell due is public and what is too old is gone", async () => {
  const { site, house, deeds, told } = await open();
  const by = { by: null };
  await site.draft.save(PRIVACY, { body: { title: "Your data" } }, by);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), by);
  await house.begin();
  expect((await site.page.findPrivacy())?.title).toBe("Your data");
  expect(deeds).toEqual(["whys", "old imports", "old sites", "tidy with others"]);
  await house.end();
  expect([deeds.at(-1), told()]).toEqual(["no whys", ["published as planned"]]);
});

test("once somebody can be answered posts are indexed and backups made; pictures that cannot be stored are told of", async () => {
  const { db, house, deeds, told } = await open();
  await db.updateTable("blog").set({ searchSchema: 0 }).execute();
  house.start();
  await expect.poll(told, { interval: 10 }).toContain("posts indexed anew for the search");
  await expect.poll(() => deeds, { interval: 10 }).toEqual(["other nodes", "night"]);
  await house.end();
  expect(told()).toContain("Pictures cannot be stored or read: check the S3_ variables");
});

test("with a mail server what waits is sent, and on Mondays what needs somebody", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const MAIL_FROM = "salam@rihla.example";
  const { site, house, deeds } = await open({ SMTP_URL: smtp.url, MAIL_FROM });
  await site.invitation.create("guest@rihla.example", { by: null });
  house.start();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([["guest@rihla.example"]]);
  await house.end();
  expect(deeds).toContain("monday");
});

test.each([{}, { SMTP_URL: "smtp://127.0.0.1:1" }, { MAIL_FROM: "salam@rihla.example" }])(
  "with %j no mail is sent",
  async (env) => {
    const { site, house, deeds } = await open(env);
    await site.invitation.create("guest@rihla.example", { by: null });
    house.start();
    await expect.poll(() => deeds, { interval: 10 }).toEqual(["other nodes", "night"]);
    await house.end();
    const [mail] = await site.outbox.list({ limit: 1, offset: 0 });
    expect([mail?.state, mail?.tries]).toEqual(["waiting", 0]);
  },
);

test("what has ended begins nothing any more", async () => {
  const { house, deeds, told } = await open();
  await house.end();
  house.start();
  await house.begin();
  expect(deeds.slice(0, 2)).toEqual(["whys", "no whys"]);
  expect([deeds.includes("night"), told()]).toEqual([false, []]);
});
