import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openFixedPages } from "#tests/support/open-fixed-pages.ts";

test("the pages of an account, and what is around each", async () => {
  const { db, site, visit, mainOf, wholeOf, headOf } = await openFixedPages();
  expect(await wholeOf("/login")).toEqual([
    "[Skip to content | href=#main]",
    "header:",
    "  nav label=Main:",
    "    [(img src=DRAWN alt) Rihla Travels | href=/ label=Rihla Travels, home]",
    "    [Home | href=/] [About | href=/about]",
    "    details:",
    "      summary: Packages ‹chevron-down›",
    "      ul:",
    "        li: [(img src=/art/makkah-dusk.svg alt) Umrah PackagesTen or fourteen days, all year | href=/packages/umrah]",
    "        li: [(img src=/art/hajj-mina.svg alt) Hajj PackagesRegistration to return, guided | href=/packages/hajj]",
    "        li: [(img src=/art/tours-coast.svg alt) Tour PackagesPrivate family holidays | href=/packages/tours]",
    "    [Student Visa | href=/student-visa] [Work Visa | href=/work-visa] [Blog | href=/blog] [Contact | href=/contact] [Admin | href=/admin]",
    "    <‹search› | data-popovertarget=site-search label=Search the site>",
    "    div data-popover=auto: search: form action=/search: (input type=search name=q value placeholder=Search the site autocomplete=off maxlength=200 enterkeyhint=search label=Search the site) <Search | type=submit>",
    "    [Get Started | href=/get-started] <‹menu› Menu ‹x› Close | data-popovertarget=menu-sheet>",
    "    div data-popover=auto:",
    "      search: form action=/search: (input type=search name=q value placeholder=Search the site autocomplete=off maxlength=200 enterkeyhint=search label=Search the site) <Search | type=submit>",
    "      ul:",
    "        li: [Home | href=/]",
    "        li: [About | href=/about]",
    "        … 5 more",
    "        li: [Admin area | href=/admin]",
    "      [Get Started | href=/get-started]",
    "main busy=false:",
    "  nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
    '  form method=post action=/login labelledby="Sign In":',
    "    # Sign In",
    '    ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
    '    ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "    <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
    "    New to the team? [Register | href=/register]",
    "footer:",
    "  [(img src=DRAWN alt) Rihla Travels | href=/ label=Rihla Travels, home]",
    "  p dir=auto: Umrah, Hajj, tours and visas for families in Dhaka, Chattogram and Sylhet.",
    "  [‹facebook› | href=https://www.facebook.com/rihla.example target=_blank rel=noopener noreferrer label=Facebook (opens in a new tab)] [‹instagram› | href=https://www.instagram.com/rihla.example target=_blank rel=noopener noreferrer label=Instagram (opens in a new tab)] [‹youtube› | href=https://www.youtube.com/@rihla.example target=_blank rel=noopener noreferrer label=YouTube (opens in a new tab)]",
    "  nav label=Explore:",
    "    ## Explore",
    "    ul:",
    "      li: [Home | href=/]",
    "      li: [Umrah Packages | href=/packages/umrah]",
    "      … 1 more",
    "      li: [Tour Packages | href=/packages/tours]",
    "  nav label=Visas:",
    "    ## Visas",
    "    ul:",
    "      li: [Student Visa | href=/student-visa]",
    "      li: [Work Visa | href=/work-visa]",
    "      li: [Contact | href=/contact]",
    "  nav label=Legal:",
    "    ## Legal",
    "    ul:",
    "      li: [Check it is us | href=/trust]",
    "      li: [Privacy Policy | href=/privacy-policy]",
    "      li: [Terms of Service | href=/]",
    "  © 2026 Rihla Travels. All rights reserved. {dir=auto: House 14, Road 7, Dhanmondi, Dhaka 1205} <‹sun-moon› Light or dark look | .is-needs-scripts>",
    "footer hidden=true: Rihla Travels {dir=auto: House 14, Road 7, Dhanmondi, Dhaka 1205} {dir=ltr: +880 1011-204560} {dir=ltr: +880 1019-377042} {dir=ltr: salam@rihla.example} {dir=ltr: https://rihla.example/login}",
    "nav label=Contact us quickly: [‹phone› Call | href=tel:+8801011204560 label=Call +880 1011-204560] [‹message-circle› WhatsApp | href=https://wa.me/8801011204560] [Get Started | href=/get-started]",
  ]);
  expect(await mainOf("/login?password=changed")).toEqual([
    "nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
    'form method=post action=/login?password=changed labelledby="Sign In":',
    "  # Sign In",
    "  Your new password is set. Sign in with it.",
    '  ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
    '  ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "  <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
    "  New to the team? [Register | href=/register]",
  ]);
  expect(await mainOf("/login?code=over")).toEqual([
    "nav label=Admin: [Sign In | href=/login current=page] [Register | href=/register]",
    'form method=post action=/login?code=over labelledby="Sign In":',
    "  # Sign In",
    "  Type your email and password again: it took too long, or too many codes were wrong.",
    '  ("Email" input type=email name=email autocomplete=username webauthn inputmode=email dir=auto required=true)',
    '  ("Password" input type=password name=password autocomplete=current-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "  <Sign In {hidden=true: Signing in} | type=submit> [Forgot password? | href=/forgot-password]",
    "  New to the team? [Register | href=/register]",
  ]);
  expect(await mainOf("/register")).toEqual([
    "nav label=Admin: [Sign In | href=/login] [Register | href=/register current=page]",
    'form method=post action=/register labelledby="Register":',
    "  # Register",
    "  Whoever registers first owns this site. Choose a password of at least 8 letters, digits or signs.",
    '  ("Name" input name=name autocomplete=name dir=auto required=true)',
    '  ("Email" input type=email name=email value autocomplete=email inputmode=email dir=auto required=true)',
    '  ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "  <Register {hidden=true: Registering} | type=submit>",
    "  Already registered? [Sign In | href=/login]",
  ]);
  expect(await mainOf("/forgot-password")).toEqual([
    'form method=post action=/forgot-password labelledby="Forgot password?":',
    "  # Forgot password?",
    "  We send you a link for choosing a new one.",
    '  ("Email" input type=email name=email autocomplete=username inputmode=email dir=auto required=true)',
    "  <Send the link {hidden=true: Sending} | type=submit>",
    "  Remembered it? [Sign In | href=/login]",
  ]);
  expect(await mainOf("/forgot-password?sent")).toEqual([
    'section labelledby="Look at your email":',
    "  # Look at your email",
    "  If somebody is registered with that address, a link is on its way. It works for one hour, and so do those that came before it.",
    "  Nothing came? [Try again | href=/forgot-password]",
  ]);
  expect((await visit("/reset-password")).status).toBe(403);
  expect(await mainOf("/reset-password")).toEqual([
    'section labelledby="This link no longer works":',
    "  # This link no longer works",
    "  It was used, or is more than an hour old.",
    "  Still locked out? [Get a new link | href=/forgot-password]",
  ]);
  expect(await mainOf("/logout")).toEqual([
    "form method=post action=/logout:",
    "  # Logout",
    "  Your session on this device ends.",
    "  <Logout {hidden=true: Logging out} | type=submit>",
  ]);
  expect(await headOf("/login")).toEqual([
    '{"title":"Sign In | Rihla Travels"}',
    '{"name":"robots","content":"noindex"}',
  ]);
  await makeUser({ db }, { email: "nadia@rihla.example" });
  await site.passwordReset.request("nadia@rihla.example");
  const { payload } = await db
    .selectFrom("mail")
    .select("payload")
    .where("kind", "=", "password-reset")
    .executeTakeFirstOrThrow();
  const inLink: string = JSON.parse(payload).secret;
  const hidden = (lines: string[]) => lines.map((line) => line.replaceAll(inLink, "SECRET"));
  expect((await visit(`/reset-password?token=${inLink}`)).status).toBe(200);
  expect(await mainOf(`/reset-password?token=${inLink}`).then(hidden)).toEqual([
    'form method=post action=/reset-password?token=SECRET labelledby="Choose a new password":',
    "  # Choose a new password",
    "  At least 8 letters, digits or signs. You will be signed out everywhere.",
    "  (input type=hidden name=token value=TOKEN)",
    '  ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "  <Set the password {hidden=true: Setting it} | type=submit>",
    "  Remembered the old one? [Sign In | href=/login]",
  ]);
  expect(await mainOf("/register")).toEqual([
    "nav label=Admin: [Sign In | href=/login] [Register | href=/register current=page]",
    'form method=post action=/register labelledby="Register":',
    "  # Register",
    "  Registering needs an invitation: a link that works once, for 7 days. Of several, the latest works. Ask somebody of the team for a new one.",
    '  ("Name" input name=name autocomplete=name dir=auto required=true)',
    '  ("Email" input type=email name=email value autocomplete=email inputmode=email dir=auto required=true)',
    '  ("Password" input type=password name=password autocomplete=new-password dir=ltr required=true) <Show | label=Show the password .is-needs-scripts>',
    "  <Register {hidden=true: Registering} | type=submit>",
    "  Already registered? [Sign In | href=/login]",
  ]);
});
