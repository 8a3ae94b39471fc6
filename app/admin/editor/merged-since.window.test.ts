import { expect, test } from "vitest";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const DRAFT = "/api/drafts/page/about";

test("what was typed since a colleague's words came in stands in the choice, and stays", async () => {
  const admin = await openAdminWindow();
  const rahim = await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const theirs = { cookie: await cookieOf(admin, rahim) };
  const screen = await admin.open("/page/about");
  await screen.type("Heading of the message", "Mine");
  await screen.came();
  const { version, base } = (await admin.send("GET", DRAFT, undefined, theirs)).body;
  const body = { leadersHeading: "Theirs" };
  await admin.send("PUT", DRAFT, { version, base, body }, theirs);
  await screen.type("Title", "Mine too");
  expect((await screen.came()).join()).toContain("Rahim changed this too.");
  await screen.type("Heading above the leaders", "Mine since");
  const both = (await screen.press("Look at both")).join("\n");
  expect(both).toMatch(/Yours.*Mine since.*name=choice-leadersHeading checked/);
  await screen.press("Save my choice");
  const { body: now } = (await admin.send("GET", DRAFT, undefined, theirs)).body;
  expect(now).toMatchObject({
    ...{ leadersHeading: "Mine since", message: { heading: "Mine" }, hero: { title: "Mine too" } },
  });
});

test("what is restored onto words that were stored in this very window is told as one's own", async () => {
  const admin = await openAdminWindow();
  admin.answer(/PUT .api.drafts/, 503, { message: "The site is away.", issues: [] });
  const before = await admin.open("/page/about");
  await before.type("Title", "Typed then");
  await before.came();
  admin.answerAsBefore();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Typed now");
  expect((await screen.came()).join()).toContain("Saved");
  await screen.press(/^Restore/);
  const told = (await screen.came()).join();
  expect(told).toContain("You changed this in another window too.");
});
