import { expect, onTestFinished, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const PHONE = { _id: "p1", name: "Phone", createdAt: "2026-11-01T06:00:00.000Z" };

async function openPasskeys(belongsTo: string | null = "rihla.example") {
  const admin = await openAdminWindow({ demo: false });
  let passkeys = [
    { ...PHONE, madeFor: "rihla.example" },
    { ...PHONE, _id: "p2", name: "Laptop", madeFor: "old.example" },
  ];
  const factor = { isOn: false, recoveryCodesLeft: 0 };
  const findSecurity = async () => ({ factor, passkeys, belongsTo, sessions: [] });
  const findSecondFactorDuty = async () => ({ since: null, lacking: [] });
  const account = { findSecurity, findSecondFactorDuty };
  const screen = await admin.open("/settings/security", { account });
  const become = (changed: typeof passkeys) => {
    passkeys = changed;
  };
  return { admin, screen, become };
}

const FAILS = { message: "", issues: [{ path: "name", code: "missing", message: "Name it." }] };

test("a passkey is added with the password, as the browser makes it, and gets a name", async () => {
  const made: unknown[] = [];
  const toJSON = () => ({ id: "made", response: {} });
  let answer: object | null = null;
  vi.stubGlobal("PublicKeyCredential", {
    parseCreationOptionsFromJSON: (asked: object) => ({ ...asked, parsed: true }),
  });
  const { admin, screen, become } = await openPasskeys();
  const create = async (asked: object) => {
    made.push(asked);
    if (!answer) throw new Error("nobody confirmed");
    return answer;
  };
  Object.defineProperty(navigator, "credentials", { value: { create }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
  expect(screen.outline().slice(-12)).toEqual([
    "      li: ‹key› {dir=auto: Phone} Since 1 November <Rename | label=Rename Phone> <Remove | label=Remove Phone>",
    "      li: ‹key› {dir=auto: Laptop} Since 1 NovemberMade for old.example: it opens nothing here. Add a new one, then remove this. <Rename | label=Rename Laptop> <Remove | label=Remove Laptop>",
    '  section labelledby="Second factor":',
    "    ## Second factor",
    "    Off",
    "    ul: li: ‹key› Code from an appA stranger who learns your password still cannot sign in <Set up>",
    '  section labelledby="For everybody":',
    "    ## For everybody",
    "    ul: li: ‹users› Whoever wants one sets one upYou can ask it of all staff. Everybody then has seven days to set up a code from an app; whoever has none after that can do nothing before they have one. Everybody has one. <Ask it of everybody>",
    '  section labelledby="Where you are signed in":',
    "    ## Where you are signed in",
    "    ul",
  ]);
  admin.answer(/POST .*passkeys.options/, 200, { challenge: "abc" });
  expect(await screen.press("Add a passkey")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Add a passkey" describedby="This device then asks for your finger, face or screen lock. ":',
    "+ ## Add a passkey",
    "+ <‹x› | label=Close>",
    "+ This device then asks for your finger, face or screen lock. First your password.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Go on {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.type("Password", "tea");
  expect(await screen.press(/^Go on/)).toEqual([
    "closed",
    "error: No passkey was made: nobody confirmed, or this device has one of this website already.",
    'sent POST /api/users/profile/passkeys/options {"currentPassword":"tea"}',
    "focus button Add a passkey",
  ]);
  answer = { toJSON };
  admin.answer(/POST .*passkeys$/, 400, FAILS);
  await screen.press("Add a passkey");
  await screen.type("Password", "tea");
  expect(await screen.press(/^Go on/)).toEqual([
    "closed",
    "error: Nothing has changed. ",
    'sent POST /api/users/profile/passkeys/options {"currentPassword":"tea"}',
    'sent POST /api/users/profile/passkeys {"name":"A browser on Linux","answer":{"id":"made","response":{}}}',
    "focus button Add a passkey",
  ]);
  become([{ ...PHONE, name: "Firefox", madeFor: "rihla.example" }]);
  admin.answer(/POST .*passkeys$/, 201, { _id: "p3" });
  await screen.press("Add a passkey");
  await screen.type("Password", "tea");
  expect(await screen.press(/^Go on/)).toEqual([
    "closed",
    "gone 3",
    "+ ul: li: ‹key› {dir=auto: Firefox} Since 1 November <Rename | label=Rename Firefox> <Remove | label=Remove Firefox>",
    "success: Passkey added. Next time you can sign in with it.",
    'sent POST /api/users/profile/passkeys/options {"currentPassword":"tea"}',
    'sent POST /api/users/profile/passkeys {"name":"A browser on Linux","answer":{"id":"made","response":{}}}',
    "focus button Add a passkey",
  ]);
  expect(made).toEqual([
    { publicKey: { challenge: "abc", parsed: true } },
    { publicKey: { challenge: "abc", parsed: true } },
    { publicKey: { challenge: "abc", parsed: true } },
  ]);
});

test("a passkey is called something else", async () => {
  const { admin, screen, become } = await openPasskeys();
  screen.outline();
  expect(await screen.press("Rename Phone")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Rename Phone":',
    "+ ## Rename Phone",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("Name" input name=name value=Phone dir=auto)',
    "+ <Not now> <Rename {hidden=true: Checking} | type=submit>",
    "focus input Name",
  ]);
  await screen.type("Name", " ");
  admin.answer(/PUT .*passkeys/, 400, FAILS);
  expect(await screen.press(/^Rename/)).toEqual([
    "+ p role=alert: Nothing has changed. must be given",
    'sent PUT /api/users/profile/passkeys/p1 {"name":""}',
    "focus button Rename Checking",
  ]);
  await screen.type("Name", " Old phone ");
  admin.answer(/PUT .*passkeys/, 200, {});
  become([{ ...PHONE, name: "Old phone", madeFor: "rihla.example" }]);
  expect(await screen.press(/^Rename/)).toEqual([
    "closed",
    "gone 3",
    "+ ul: li: ‹key› {dir=auto: Old phone} Since 1 November <Rename | label=Rename Old phone> <Remove | label=Remove Old phone>",
    'sent PUT /api/users/profile/passkeys/p1 {"name":"Old phone"}',
    "focus button Rename Old phone",
  ]);
});

test("where the browser makes none nobody is asked for a password in vain", async () => {
  const { screen } = await openPasskeys();
  const lines = screen.outline();
  expect(lines.join()).toContain("This browser makes no passkeys here.");
  expect(lines.join()).not.toContain("Add a passkey");
});

test.each([
  [
    null,
    "    Passkeys need an address with a name, such as https://www.example.com. This one is made of numbers.",
  ],
  ["other.example", "    Passkeys belong to other.example. Sign in there to add one."],
])("where none can be added, of %s, it is said why", async (belongsTo, said) => {
  const { screen } = await openPasskeys(belongsTo);
  const lines = screen.outline();
  expect(lines[lines.findIndex((line) => line.includes("## Passkeys")) + 1]).toEqual(said);
  expect(lines.some((line) => line.includes("Add a passkey"))).toBe(false);
});
