import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what somebody else published meanwhile is not lost: both stand side by side", async () => {
  const admin = await openAdminWindow();
  const { user } = await signInTo(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const screen = await admin.open("/settings/notice");
  await screen.type("Notice", "Mine");
  const settings = await admin.site.settings.get();
  await admin.site.settings.update(
    { ...settings, notice: { ...settings.notice, text: "Theirs" } } as never,
    { by: user._id } as never,
  );
  expect(await screen.press("Update")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
    "+ ## Somebody else saved this while you were typing",
    "+ <‹x› | label=Close>",
    "+ Choose what stays, field by field. Nothing is saved until you press Save my choice.",
    "+ fieldset:",
    "+ legend: Notice",
    '+ ("Yoursremoved:The hosting payment for this website is due. To settle it, please call {phone}added:Mine" input type=radio name=choice-notice.text checked) Yours',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} The hosting payment for this website is due. To settle it, please call {phone}",
    "+ {.sr-only: added:} Mine",
    '+ ("Saved by somebody elseremoved:The hosting payment for this website is due. To settle it, please call {phone}added:Theirs" input type=radio name=choice-notice.text) Saved by somebody else',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} The hosting payment for this website is due. To settle it, please call {phone}",
    "+ {.sr-only: added:} Theirs",
    "+ <Keep editing> <Write it together> <Save my choice>",
    'sent PUT /api/settings {"notice":{"text":"Mine","shortText":"Hosting payment due","phone":"","isShown":true,"lastDay":""},"versions":{"notice":1}}',
    "focus button Close",
  ]);
  expect(await screen.press(/mine/i)).toEqual([
    "focus input Yoursremoved: The hosting payment for this website is due. T",
  ]);
});
