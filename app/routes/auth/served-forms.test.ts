import { expect, test } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { openServedSite } from "#tests/support/open-served-site.ts";

test("signing in without scripts, with a code where one is wanted, and logging out", async () => {
  const { get, post, ask, user, cookie, origin } = await openServedSite();
  const { email } = user;
  const right = await post("/login", { email, password: PASSWORD });
  const first = {
    login: await get("/login"),
    changed: (await get("/login?password=changed")).slice(0, 7),
    over: (await get("/login?code=over")).slice(0, 7),
    nothing: (await post("/login", {})).seen,
    wrong: (await post("/login", { email, password: "another" })).seen,
    right: [right.seen, right.headers.getSetCookie().length],
    again: [await get("/login", cookie), await get("/login/code", cookie)],
    codeUnasked: await get("/login/code"),
  };
  expect(first).toEqual({
    login: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login labelledby="Sign In":',
      "    # Sign In",
      '    ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
      '    ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
      "    <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
      "    New to the team? [Register | href=/register]",
    ],
    changed: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login?password=changed labelledby="Sign In":',
      "    # Sign In",
      "    Your new password is set. Sign in with it.",
      '    ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
    ],
    over: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login?code=over labelledby="Sign In":',
      "    # Sign In",
      "    Type your email and password again: it took too long, or too many codes were wrong.",
      '    ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
    ],
    nothing: [
      "400",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login labelledby="Sign In":',
      "    # Sign In",
      '    div role=group tabindex=-1 labelledby="Please fix 2 things":',
      "      ‹circle-alert› Please fix 2 things",
      "      ul:",
      "        li: [Enter an email address with an @ sign | href=#field-email]",
      "        li: [Enter your password | href=#field-password]",
      '    ("Email" input type=email name=email value autocomplete=username webauthn inputmode=email dir=auto invalid=true describedby="Enter an email address with an @ sign, for example name@exam" required=true)',
      '    ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true invalid=true describedby="Enter your password.") <Show | label=Show the password>',
      "    <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
      "    New to the team? [Register | href=/register]",
    ],
    wrong: [
      "401",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login labelledby="Sign In":',
      "    # Sign In",
      '    div role=group tabindex=-1 labelledby="Invalid email or password": ‹circle-alert› Invalid email or password',
      '    ("Email" input type=email name=email value=id1@rihla.example autocomplete=username webauthn inputmode=email dir=auto required=true)',
      '    ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
      "    <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
      "    New to the team? [Register | href=/register]",
    ],
    right: [["302 /"], 2],
    again: [["302 /admin"], ["302 /admin"]],
    codeUnasked: ["302 /login?code=over"],
  });

  const json = (body: object) => ({
    ...{ method: "POST", as: cookie, body: JSON.stringify(body) },
    headers: { origin, "content-type": "application/json" },
  });
  const TOTP = "/api/users/profile/totp";
  const { secret } = JSON.parse((await ask(TOTP, json({ currentPassword: PASSWORD }))).text);
  await ask(`${TOTP}/confirm`, json({ code: await appCode(secret) }));
  const halfway = await post("/login", { email, password: PASSWORD });
  const waiting = cookieFrom(halfway.headers);
  const sent = async (way: string, code: string) =>
    (await post("/login/code", { way, code }, waiting)).seen;
  const out = await post("/logout", {}, cookie);
  const then = {
    halfway: halfway.seen,
    code: await get("/login/code", waiting),
    recovery: await get("/login/code?with=recovery", waiting),
    codeNothing: await sent("totp", " "),
    codeWrong: await sent("recovery", "abcde-fghij"),
    codeNoWay: (await sent("else", "123456")).slice(0, 2),
    logout: await get("/logout"),
    out: [out.seen, out.headers.getSetCookie().map((one) => one.split(";")[0])],
  };
  expect(then).toEqual({
    halfway: ["302 /login/code"],
    code: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login/code labelledby="A code from your app":',
      "    # A code from your app",
      "    Your password is right. Type the six digits that your app shows for this website.",
      "    (input type=hidden name=way value=totp)",
      '    ("Code" input name=code autocomplete=one-time-code inputmode=numeric dir=ltr required=true)',
      "    <Sign In {hidden=true: Signing in} | type=submit> [I do not have my phone | href=/login/code?with=recovery]",
      "    Not you, or it takes too long? [Start again | href=/login]",
    ],
    recovery: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login/code?with=recovery labelledby="Recovery code":',
      "    # Recovery code",
      "    Type one of the recovery codes that you keep on paper. It works once.",
      "    (input type=hidden name=way value=recovery)",
      '    ("Recovery code" input name=code autocomplete=off inputmode=text dir=ltr required=true)',
      "    <Sign In {hidden=true: Signing in} | type=submit> [I have my phone after all | href=/login/code]",
      "    No codes either? Whoever runs the server can turn the second factor off there: npm run admin -- second-factor-off EMAIL",
      "    Not you, or it takes too long? [Start again | href=/login]",
    ],
    codeNothing: [
      "400",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login/code labelledby="A code from your app":',
      "    # A code from your app",
      "    Your password is right. Type the six digits that your app shows for this website.",
      '    div role=group tabindex=-1 labelledby="Please fix one thing":',
      "      ‹circle-alert› Please fix one thing",
      "      ul: li: [Type the code first | href=#field-code]",
      "    (input type=hidden name=way value=totp)",
      '    ("Code" input name=code autocomplete=one-time-code inputmode=numeric dir=ltr invalid=true describedby="Type the code first." required=true)',
      "    <Sign In {hidden=true: Signing in} | type=submit> [I do not have my phone | href=/login/code?with=recovery]",
      "    Not you, or it takes too long? [Start again | href=/login]",
    ],
    codeWrong: [
      "400",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
      '  form method=post action=/login/code labelledby="A code from your app":',
      "    # A code from your app",
      "    Your password is right. Type the six digits that your app shows for this website.",
      '    div role=group tabindex=-1 labelledby="Please fix one thing":',
      "      ‹circle-alert› Please fix one thing",
      "      ul: li: [This is no recovery code of yours, or it was used before | href=#field-code]",
      "    (input type=hidden name=way value=totp)",
      '    ("Code" input name=code autocomplete=one-time-code inputmode=numeric dir=ltr invalid=true describedby="This is no recovery code of yours, or it was used before." required=true)',
      "    <Sign In {hidden=true: Signing in} | type=submit> [I do not have my phone | href=/login/code?with=recovery]",
      "    Not you, or it takes too long? [Start again | href=/login]",
    ],
    codeNoWay: ["400", "main busy=false:"],
    logout: [
      "200",
      "main busy=false:",
      "  form method=post action=/logout:",
      "    # Logout",
      "    Your session on this device ends.",
      "    <Logout {hidden=true: Logging out} | type=submit>",
    ],
    out: [
      ["302 /login#signed-out"],
      ["rihla.session_token=", "rihla.session_data=", "rihla.dont_remember="],
    ],
  });
});
