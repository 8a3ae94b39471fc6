import { expect, test } from "vitest";
import { onPhone } from "#tests/support/on-phone.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** A licence that was published twice, and waits changed. */
async function openHistory() {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const names = { title: "Membership", issuedBy: "Agents", validUntil: "2026-12-15" };
  const rest = { lookedUpOn: "", officialList: "", isInStrip: false, number: "MEM-1" };
  const body = { ...names, ...rest, version: 1 };
  await admin.send("PUT", "/api/licences/association", body, own);
  const waits = { base: 2, body: { title: "Membership, anew" } };
  await admin.send("PUT", "/api/drafts/licence/association", waits, own);
  return { admin, screen: await admin.open("/history/licence/association") };
}

const ledTo = (lines: string[]) => lines.filter((line) => line.startsWith("at "));

test("those versions that were public are shown alone, and all of them again, where one reads", async () => {
  const { screen } = await openHistory();
  const path = "/admin/history/licence/association";
  const count = () => screen.outline().filter((line) => line.includes("datetime=")).length;
  expect(count()).toBe(3);
  expect(ledTo(await screen.press(/^Published \d/))).toEqual([`at ${path}?only=published`]);
  expect([count(), screen.router.state.preventScrollReset]).toEqual([2, true]);
  expect(ledTo(await screen.press(/^All \d/))).toEqual([`at ${path}`]);
  expect(count()).toBe(3);
});

test("the language that is looked at stays", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/history/home/home?lang=bn");
  expect(ledTo(await screen.press(/^Published \d/))).toEqual([
    "at /admin/history/home/home?only=published&lang=bn",
  ]);
});

test("on a phone a version begins at its top, with its heading", async () => {
  const { screen } = await openHistory();
  const scroll = onPhone();
  const lines = await screen.press(/Public now/);
  expect(lines.at(-1)).toMatch(/^focus h2 .*published by Nadia Islam/);
  expect(scroll.mock.calls).toContainEqual([0, 0]);
});
