import { expect, test } from "vitest";
import { ASKED_TO_SIGN_IN } from "#tests/support/asked-to-sign-in.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** Something is made public after the session has ended. */
async function openEnded() {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/settings/agency");
  await screen.type(/^Name/, "Rihla Journeys");
  admin.answer(/^(PUT|POST) /, 401, { code: "unauthorized", message: "" });
  const asked = await screen.press(/^Update/);
  return { admin, screen, asked };
}

test("what is made public after the session has ended goes on once one has signed in again", async () => {
  const { admin, screen, asked } = await openEnded();
  expect(asked).toEqual([
    ...ASKED_TO_SIGN_IN,
    'sent PUT /api/settings {"brand":{"name":"Rihla Journeys","tagline":""},"footer":{"text":"","copyright":"© {year} {name}. All rights reserved."},"versions":{}}',
    "focus input Email",
  ]);
  await screen.type("Password", "a calm elder at 9");
  const { _id, name, email, role } = admin.owner;
  admin.answerAsBefore();
  admin.answer(/POST .api.users.auth$/, 200, { _id, name, email, role });
  expect(await screen.press(/^Sign In and save/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹eye› {role=status: Everything here is public}",
    "success: Agency updated.",
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"a calm elder at 9"}',
    'sent PUT /api/settings {"brand":{"name":"Rihla Journeys","tagline":""},"footer":{"text":"","copyright":"© {year} {name}. All rights reserved."},"versions":{}}',
    "focus button Update Saving",
  ]);
});

test("whoever does not sign in again keeps what they typed, and can try again", async () => {
  const { screen } = await openEnded();
  expect(await screen.key("Escape")).toEqual([
    "closed",
    "gone 1",
    "+ ‹wifi-off› {role=status: Signed out: kept on this device. <Sign in>}",
    'sent PUT /api/drafts/settings/agency {"base":0,"body":{"brand":{"name":"Rihla Journeys","tagline":""}}}',
    "focus button Update Saving",
  ]);
});
