import { expect, onTestFinished, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a second factor is set up with its codes, made anew and switched off", async () => {
  vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: () => ({}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const admin = await openAdminWindow();
  const findSecurity = async () => ({
    factor: { isOn: false, recoveryCodesLeft: 0 },
    passkeys: [
      { _id: "p1", name: "Phone", createdAt: "2026-11-01T06:00:00.000Z", madeFor: "old.example" },
      {
        _id: "p2",
        name: "Laptop",
        createdAt: "2026-10-01T06:00:00.000Z",
        madeFor: "rihla.example",
      },
    ],
    belongsTo: "rihla.example",
    sessions: await admin.site.staffSession.list(admin.owner._id, ""),
  });
  const findSecondFactorDuty = async () => ({
    since: null,
    lacking: [{ _id: "x", name: "Rahim Uddin" }],
  });
  const screen = await admin.open("/settings/security", {
    account: { findSecurity, findSecondFactorDuty },
  });
  expect(screen.outline()).toEqual([
    "main:",
    "  # Security",
    "  For your account, Nadia Islam.",
    '  section labelledby="Passkeys":',
    "    ## Passkeys",
    "    <Add a passkey>",
    "    Sign in with your finger, face or screen lock. Nothing to remember, nothing to give away.",
    "    ul:",
    "      li: ‹key› {dir=auto: Phone} Since 1 NovemberMade for old.example: it opens nothing here. Add a new one, then remove this. <Rename | label=Rename Phone> <Remove | label=Remove Phone>",
    "      li: ‹key› {dir=auto: Laptop} Since 1 October <Rename | label=Rename Laptop> <Remove | label=Remove Laptop>",
    '  section labelledby="Second factor":',
    "    ## Second factor",
    "    Off",
    "    ul: li: ‹key› Code from an appA stranger who learns your password still cannot sign in <Set up>",
    '  section labelledby="For everybody":',
    "    ## For everybody",
    "    ul: li: ‹users› Whoever wants one sets one upYou can ask it of all staff. Everybody then has seven days to set up a code from an app; whoever has none after that can do nothing before they have one. Without one so far: Rahim Uddin. <Ask it of everybody>",
    '  section labelledby="Where you are signed in":',
    "    ## Where you are signed in",
    "    ul: li: ‹monitor› An unknown browser or program12:00 pm <Sign out | label=Sign out: An unknown browser or program>",
  ]);
  expect(await screen.press(/Set up|app/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Set up a code from an app" describedby="You need an app for codes on your phone, such as Aegis, Goog":',
    "+ ## Set up a code from an app",
    "+ <‹x› | label=Close>",
    "+ You need an app for codes on your phone, such as Aegis, Google Authenticator or the passwords of the phone itself. First your password.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Go on {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Set up a code from an app" describedby="You need an app for codes on your phone, such as Aegis, Goog":',
    "  ## Set up a code from an app",
    "  <‹x› | label=Close>",
    "  You need an app for codes on your phone, such as Aegis, Google Authenticator or the passwords of the phone itself. First your password.",
    "  form:",
    '    ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "    <Not now> <Go on {hidden=true: Checking} | type=submit>",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/Remove Phone|Remove the passkey|Phone/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Rename Phone":',
    "+ ## Rename Phone",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("Name" input name=name value=Phone dir=auto)',
    "+ <Not now> <Rename {hidden=true: Checking} | type=submit>",
    "focus input Name",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/everybody|Everyone|all staff/i)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Ask all staff for a second factor?" describedby="They have seven days, and a mail tells them. That is for you":',
    "+ ## Ask all staff for a second factor?",
    "+ <‹x› | label=Close>",
    "+ They have seven days, and a mail tells them. That is for you too. Your password first.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Ask it of everybody {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
});

test("whoever has a second factor sees how many codes are left", async () => {
  const admin = await openAdminWindow();
  const findSecurity = async () => ({
    factor: { isOn: true, recoveryCodesLeft: 1 },
    passkeys: [],
    belongsTo: null,
    sessions: [],
  });
  const findSecondFactorDuty = async () => ({ since: "2026-12-01T06:00:00.000Z", lacking: [] });
  const screen = await admin.open("/settings/security", {
    account: { findSecurity, findSecondFactorDuty, secondFactorDue: "2026-12-01T06:00:00.000Z" },
  });
  expect(screen.outline()).toEqual([
    "main:",
    "  p role=note: From 1 Dec, 12:00 pm you need a second factor here: a code from an app. [Set one up | href=/admin/settings/security]",
    "  # Security",
    "  For your account, Nadia Islam.",
    '  section labelledby="Passkeys":',
    "    ## Passkeys",
    "    Passkeys need an address with a name, such as https://www.example.com. This one is made of numbers.",
    '  section labelledby="Second factor":',
    "    ## Second factor",
    "    On",
    "    ul:",
    "      li: ‹key› Code from an appAsked after the password <Turn off> <Set up again>",
    "      li: ‹scroll› Recovery codes1 of 10 left. Keep it on paper, not on this phone <Make new ones>",
    '  section labelledby="For everybody":',
    "    ## For everybody",
    "    ul: li: ‹users› All staff need one from 1 Dec, 12:00 pmEverybody has one. <Ask it of nobody>",
    '  section labelledby="Where you are signed in":',
    "    ## Where you are signed in",
    "    ul",
  ]);
  expect(await screen.press("Make new ones")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Make new recovery codes?" describedby="The codes of before open nothing any more.":',
    "+ ## Make new recovery codes?",
    "+ <‹x› | label=Close>",
    "+ The codes of before open nothing any more.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Make new ones {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.key("Escape");
  expect(await screen.press("Turn off")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Turn the second factor off?" describedby="From then on your password alone opens your account. The rec":',
    "+ ## Turn the second factor off?",
    "+ <‹x› | label=Close>",
    "+ From then on your password alone opens your account. The recovery codes open nothing any more.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Turn off {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
});
