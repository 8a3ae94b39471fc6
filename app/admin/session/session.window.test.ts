import { expect, test, vi } from "vitest";
import { ASKED_TO_SIGN_IN } from "#tests/support/asked-to-sign-in.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("where the session has ended one signs in again in place, and what was asked goes on", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/profile");
  await screen.type("Name", "Nadia Rahman");
  admin.answer(/PUT .api.users.profile/, 401, { code: "unauthorized", message: "" });
  expect(await screen.press("Update profile")).toEqual([
    ...ASKED_TO_SIGN_IN,
    'sent PUT /api/users/profile {"name":"Nadia Rahman","email":"nadia@rihla.example"}',
    "focus input Email",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    '+ div role=group tabindex=-1 labelledby="Nothing has changed.": ‹circle-alert› Nothing has changed.',
    "focus button Update profile Saving",
  ]);
});

test("what the device keeps is cleared in another tab: the form stays, and what was typed is kept anew", async () => {
  const admin = await openAdminWindow();
  admin.answer(/PUT .api.drafts.page.privacy/, 503, { message: "Later.", issues: [] });
  const screen = await admin.open("/page/privacy");
  await screen.type("Title", "What we keep");
  await screen.came();
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await vi.advanceTimersByTimeAsync(500);
  expect((await screen.came()).filter((line) => !line.startsWith("sent"))).toEqual([]);
  expect(Object.values(localStorage).join()).toContain("What we keep");
  // Where somebody signs out there, this tab goes with it.
  dispatchEvent(new StorageEvent("storage", { key: "userInfo" }));
  expect(await screen.came()).toContain("at /login");
});
