import { expect, test } from "vitest";
import { openServedSite } from "#tests/support/open-served-site.ts";

test("registering and asking for a new password, without scripts", async () => {
  const { get, post, user, cookie } = await openServedSite();
  const { email } = user;
  const [name, password] = ["Karim", "tea, then rooftops"];
  const said = {
    again: await get("/register", cookie),
    register: await get("/register?invitation=none"),
    registerNothing: (await post("/register", {})).seen,
    registerMore: (await post("/register", { name, email: "k@rihla.example", password })).seen,
    forgot: await get("/forgot-password"),
    forgotSent: await get("/forgot-password?sent=1"),
    forgotNothing: (await post("/forgot-password", {})).seen,
    forgotAsked: (await post("/forgot-password", { email })).seen,
    reset: await get("/reset-password?token=none"),
    resetNothing: (await post("/reset-password", { token: "none", password: "" })).seen,
    resetAsked: (await post("/reset-password", { token: "none", password })).seen,
  };
  expect(said).toEqual({
    again: ["302 /admin"],
    register: [
      "200",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login] [Register | href=/register current=page]",
      '  form method=post action=/register?invitation=none labelledby="Register":',
      "    # Register",
      "    Registering needs an invitation: a link that works once, for 7 days. Of several, the latest works. Ask somebody of the team for a new one.",
      "    (input type=hidden name=invitation value=none)",
      '    ("Name" input name=name autocomplete=name dir=auto required=true)',
      '    ("Email" input type=email name=email value autocomplete=email inputmode=email dir=auto required=true)',
      '    ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true) <Show | label=Show the password>',
      "    <Register {hidden=true: Registering} | type=submit>",
      "    Already registered? [Sign In | href=/login]",
    ],
    registerNothing: [
      "400",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login] [Register | href=/register current=page]",
      '  form method=post action=/register labelledby="Register":',
      "    # Register",
      "    Registering needs an invitation: a link that works once, for 7 days. Of several, the latest works. Ask somebody of the team for a new one.",
      '    div role=group tabindex=-1 labelledby="Please fix 3 things":',
      "      ‹circle-alert› Please fix 3 things",
      "      ul:",
      "        li: [Enter your name | href=#field-name]",
      "        li: [Enter an email address with an @ sign | href=#field-email]",
      "        li: [Use at least 8 letters, digits or signs | href=#field-password]",
      '    ("Name" input name=name value autocomplete=name dir=auto invalid=true describedby="Enter your name." required=true)',
      '    ("Email" input type=email name=email value autocomplete=email inputmode=email dir=auto invalid=true describedby="Enter an email address with an @ sign, for example name@exam" required=true)',
      '    ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true invalid=true describedby="Use at least 8 letters, digits or signs.") <Show | label=Show the password>',
      "    <Register {hidden=true: Registering} | type=submit>",
      "    Already registered? [Sign In | href=/login]",
    ],
    registerMore: [
      "403",
      "main busy=false:",
      "  nav label=Admin: [Sign In | href=/login] [Register | href=/register current=page]",
      '  form method=post action=/register labelledby="Register":',
      "    # Register",
      "    Registering needs an invitation: a link that works once, for 7 days. Of several, the latest works. Ask somebody of the team for a new one.",
      '    div role=group tabindex=-1 labelledby="Registering needs an invitation that is still open. Ask for ": ‹circle-alert› Registering needs an invitation that is still open. Ask for a new one.',
      '    ("Name" input name=name value=Karim autocomplete=name dir=auto required=true)',
      '    ("Email" input type=email name=email value=k@rihla.example autocomplete=email inputmode=email dir=auto required=true)',
      '    ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true) <Show | label=Show the password>',
      "    <Register {hidden=true: Registering} | type=submit>",
      "    Already registered? [Sign In | href=/login]",
    ],
    forgot: [
      "200",
      "main busy=false:",
      '  form method=post action=/forgot-password labelledby="Forgot password?":',
      "    # Forgot password?",
      "    We send you a link for choosing a new one.",
      '    ("Email" input type=email name=email autocomplete=username inputmode=email dir=auto required=true)',
      "    <Send the link {hidden=true: Sending} | type=submit>",
      "    Remembered it? [Sign In | href=/login]",
    ],
    forgotSent: [
      "200",
      "main busy=false:",
      '  section labelledby="Look at your email":',
      "    # Look at your email",
      "    If somebody is registered with that address, a link is on its way. It works for one hour, and so do those that came before it.",
      "    Nothing came? [Try again | href=/forgot-password]",
    ],
    forgotNothing: [
      "400",
      "main busy=false:",
      '  form method=post action=/forgot-password labelledby="Forgot password?":',
      "    # Forgot password?",
      "    We send you a link for choosing a new one.",
      '    div role=group tabindex=-1 labelledby="Please fix one thing":',
      "      ‹circle-alert› Please fix one thing",
      "      ul: li: [Enter an email address with an @ sign | href=#field-email]",
      '    ("Email" input type=email name=email value autocomplete=username inputmode=email dir=auto invalid=true describedby="Enter an email address with an @ sign, for example name@exam" required=true)',
      "    <Send the link {hidden=true: Sending} | type=submit>",
      "    Remembered it? [Sign In | href=/login]",
    ],
    forgotAsked: [
      "503",
      "main busy=false:",
      '  form method=post action=/forgot-password labelledby="Forgot password?":',
      "    # Forgot password?",
      "    We send you a link for choosing a new one.",
      '    div role=group tabindex=-1 labelledby="This website sends no mail yet. Whoever runs the server can ": ‹circle-alert› This website sends no mail yet. Whoever runs the server can set a new password there: npm run admin -- reset-password EMAIL',
      '    ("Email" input type=email name=email value=id1@rihla.example autocomplete=username inputmode=email dir=auto required=true)',
      "    <Send the link {hidden=true: Sending} | type=submit>",
      "    Remembered it? [Sign In | href=/login]",
    ],
    reset: [
      "403",
      "main busy=false:",
      '  section labelledby="This link no longer works":',
      "    # This link no longer works",
      "    It was used, or is more than an hour old.",
      "    Still locked out? [Get a new link | href=/forgot-password]",
    ],
    resetNothing: [
      "400",
      "main busy=false:",
      '  section labelledby="This link no longer works":',
      "    # This link no longer works",
      "    It was used, or is more than an hour old.",
      "    Still locked out? [Get a new link | href=/forgot-password]",
    ],
    resetAsked: [
      "403",
      "main busy=false:",
      '  section labelledby="This link no longer works":',
      "    # This link no longer works",
      "    It was used, or is more than an hour old.",
      "    Still locked out? [Get a new link | href=/forgot-password]",
    ],
  });
});

test("whoever is invited finds their address filled in", async () => {
  const { get, site, user } = await openServedSite();
  const email = "karim@rihla.example";
  const { secret } = await site.invitation.create(email, { by: user._id });
  expect(await get(`/register?invitation=${secret}`)).toContainEqual(
    expect.stringContaining(`name=email value=${email}`),
  );
});
