import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const published = (name: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>(".chosen-bar button")];
  return buttons.find(({ textContent }) => textContent === name);
};

test("of those that are chosen what waits is published, and the others stay as they are", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures");
  await screen.press(/^Choose 9–23 February/);
  expect(published("Publish 1")).toBeUndefined();
  await screen.press("Seats");
  await screen.press("Full");
  await screen.press(/^Change 1/);
  await screen.press(/^Choose 15–25 January/);
  await screen.press(/^Choose 9–23 February/);
  expect(screen.outline().join()).toContain("2 departures chosen");
  published("Publish 1")?.click();
  const came = await screen.came();
  expect(came.filter((line) => /^(success|error|sent)/.test(line))).toEqual([
    "success: 1 departure is public as it is now.",
    'sent POST /api/departures/waiting/publish {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
  ]);
  // What was done with them is done.
  expect(screen.outline().join()).not.toContain("chosen");
});
