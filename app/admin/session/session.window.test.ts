import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("where the session has ended one signs in again in place, and what was asked goes on", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/profile");
  await screen.type("Name", "Nadia Rahman");
  admin.answer(/PUT .api.users.profile/, 401, { code: "unauthorized", message: "" });
  expect(await screen.press("Update profile")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Please sign in again" describedby="Your session has ended. Nothing you typed is lost: sign in, ":',
    "+ ## Please sign in again",
    "+ <‹x› | label=Close>",
    "+ Your session has ended. Nothing you typed is lost: sign in, and it is saved.",
    "+ form:",
    '+ ("Email" input type=email name=email value=nadia@rihla.example autocomplete=username dir=auto required)',
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Sign In and save {hidden=true: Signing in} | type=submit>",
    'sent PUT /api/users/profile {"name":"Nadia Rahman","email":"nadia@rihla.example"}',
    "focus button Close",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    '+ div role=group tabindex=-1 labelledby="Nothing has changed.": ‹circle-alert› Nothing has changed.',
    "focus button Update profile Saving",
  ]);
});
