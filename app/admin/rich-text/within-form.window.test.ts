import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const sentOf = (came: string[]) => came.filter((line) => line.startsWith("sent"));

test("a link or a picture that is put in does not send the post that it stands in", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/edit/post-14");
  const sent: string[] = [];
  await screen.press("Link");
  await screen.type("Address", "/packages/umrah");
  sent.push(...sentOf(await screen.press("Set link")), ...sentOf(await screen.came()));
  await screen.press("Picture");
  await screen.type("Address", "/art/makkah-dusk.svg");
  await screen.type(/^What it shows/, "Dusk");
  sent.push(...sentOf(await screen.press("Add picture")), ...sentOf(await screen.came()));
  // What waits is kept; nothing is published.
  expect(sent.map((line) => line.split(" ", 3).join(" "))).toEqual([
    "sent PUT /api/drafts/post/post-14",
    "sent PUT /api/drafts/post/post-14",
  ]);
});
