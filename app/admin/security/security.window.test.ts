import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a second factor is set up, in words and with its codes", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/security", {
    account: {
      findSecurity: async () => ({
        factor: { isOn: false, codesLeft: 0, since: null },
        passkeys: [],
        belongsTo: "rihla.example",
        sessions: [],
      }),
      findSecondFactorDuty: admin.site.secondFactorDuty.find,
    },
  });
  expect(screen.outline()).toEqual([
    "main:",
    "  # Security",
    "  For your account, Nadia Islam.",
    '  section labelledby="Passkeys":',
    "    ## Passkeys",
    "    <Add a passkey>",
    "    Sign in with your finger, face or screen lock. Nothing to remember, nothing to give away.",
    '  section labelledby="Second factor":',
    "    ## Second factor",
    "    Off",
    "    ul: li: ‹key› Code from an appA stranger who learns your password still cannot sign in <Set up>",
    '  section labelledby="For everybody":',
    "    ## For everybody",
    "    ul: li: ‹users› Whoever wants one sets one upYou can ask it of all staff. Everybody then has seven days to set up a code from an app; whoever has none after that can do nothing before they have one. Without one so far: Nadia Islam. <Ask it of everybody>",
    '  section labelledby="Where you are signed in":',
    "    ## Where you are signed in",
    "    ul",
  ]);
});
