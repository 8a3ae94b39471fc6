import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("the settings of the site, group by group", async () => {
  const admin = await openAdminWindow();
  let screen = await admin.open("/settings/agency");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Agency":',
    "    # Agency",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/agency]",
    "    Who you are, on every page and in every title.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    ("Name of the agency" input type=text name=brand.name value=Rihla Travels dir=auto required describedby="In the menu, in every title and under every mail. In other t")',
    '    ("Tagline" input type=text name=brand.tagline value=A family firm in Dhanmondi, looking after other families. dir=auto describedby="What search engines say.")',
    '    ("Words in the footer" textarea name=footer.text dir=auto: Umrah, Hajj, tours and visas for families in Dhaka, Chattogram and Sylhet.)',
    '    ("Copyright line" input type=text name=footer.copyright value=© {year} {name}. All rights reserved. dir=auto describedby="{year} and {name} are filled in.")',
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=How it will look",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(screen.outline("nav.settings-groups")).toEqual([
    "nav label=Settings .max-lg:hidden:",
    "  section:",
    "    ## The agency",
    "    [Agency | href=/admin/settings/agency current=page] [Contact and hours | href=/admin/settings/contact] [Social links | href=/admin/settings/social] [Notice banner | href=/admin/settings/notice] [Mark and colour | href=/admin/settings/look]",
    "  section:",
    "    ## The site",
    "    [Languages | href=/admin/settings/languages] [Moved addresses | href=/admin/settings/moved] [Link of the home button | href=/admin/settings/know-more]",
    "  section:",
    "    ## The desk",
    "    [Enquiries | href=/admin/settings/enquiries] [Mail | href=/admin/settings/mail]",
    "  section:",
    "    ## People",
    "    [Staff | href=/admin/settings/staff] [Security | href=/admin/settings/security] [Your profile | href=/admin/profile] [Activity | href=/admin/settings/activity]",
    "  section:",
    "    ## Keeping it",
    "    [Backups | href=/admin/settings/backups] [Move in | href=/admin/settings/move-in] [System | href=/admin/settings/system]",
  ]);
  screen = await admin.open("/settings/contact");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Contact and hours":',
    "    # Contact and hours",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/contact]",
    "    How people reach you, and when.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    "    fieldset:",
    "      legend: Phone numbers",
    "      The first one is behind every Call button. In other texts, write {phone} for it.",
    "      fieldset:",
    "        legend .sr-only: Phone numbers, row 1",
    '        ("What it is for" input type=text name=phones.0.label value=Umrah, Hajj and tours dir=auto)',
    '        ("Number" input type=text name=phones.0.number value=+880 1011-204560 dir=auto required describedby="For example +880 1011⁠-⁠204560.")',
    "        <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=false> <‹trash› Remove | label=Remove row 1>",
    "      fieldset:",
    "        legend .sr-only: Phone numbers, row 2",
    '        ("What it is for" input type=text name=phones.1.label value=Student and work visas dir=auto)',
    '        ("Number" input type=text name=phones.1.number value=+880 1019-377042 dir=auto required describedby="For example +880 1011⁠-⁠204560.")',
    "        <‹arrow-up› | label=Move row 2 up disabled=false> <‹arrow-down› | label=Move row 2 down disabled=true> <‹trash› Remove | label=Remove row 2>",
    "      <‹plus› Add a phone number>",
    '    ("WhatsApp number" input type=text name=whatsapp value=8801011204560 dir=auto describedby="With the country code: +880 1011⁠-⁠204560. Empty: no WhatsAp")',
    '    ("Email address" input type=text name=mail.address value=salam@rihla.example dir=auto describedby="Enquiries are mailed here. In other texts, write {mail} for ")',
    '    ("Words beside the email address" input type=text name=mail.label value=Email, answered within one working day dir=auto)',
    '    ("Address" textarea name=address dir=auto describedby="In other texts, write {address} for it.": House 14, Road 7, Dhanmondi, Dhaka 1205)',
    "    fieldset:",
    "      legend: Opening hours",
    "      Visitors are told when somebody calls back. In other texts, write {hours} for them.",
    "      fieldset:",
    "        legend .sr-only: Opening hours, row 1",
    '        ("From" select name=hours.0.from: No day: only the words below=, *Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '        ("To" select name=hours.0.until: That day only=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, *Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '        ("Opens" input type=time name=hours.0.opens value=09:00 dir=auto)',
    '        ("Closes" input type=time name=hours.0.closes value=21:00 dir=auto)',
    '        ("In other words" input type=text name=hours.0.words value dir=auto describedby="Shown in place of days and times, for example By appointment")',
    "        <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=false> <‹trash› Remove | label=Remove row 1>",
    "      fieldset:",
    "        legend .sr-only: Opening hours, row 2",
    '        ("From" select name=hours.1.from: No day: only the words below=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, *Friday=Friday) ‹chevron-down›',
    '        ("To" select name=hours.1.until: *That day only=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '        ("Opens" input type=time name=hours.1.opens value=15:00 dir=auto)',
    '        ("Closes" input type=time name=hours.1.closes value=21:00 dir=auto)',
    '        ("In other words" input type=text name=hours.1.words value dir=auto describedby="Shown in place of days and times, for example By appointment")',
    "        <‹arrow-up› | label=Move row 2 up disabled=false> <‹arrow-down› | label=Move row 2 down disabled=true> <‹trash› Remove | label=Remove row 2>",
    "      <‹plus› Add a line of hours>",
    '    ("Time zone" input type=text name=timeZone value=Asia/Dhaka dir=auto describedby="For every date on the site.")',
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=How it will look",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  screen = await admin.open("/settings/look");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Mark and colour":',
    "    # Mark and colour",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/look]",
    "    Your logo and your colour.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    {data-whole=true: (img src=/art/logo-mark.svg alt)} ("Logo" input type=text name=look.logo value=/art/logo-mark.svg dir=ltr required describedby="Also the small picture of browser tabs and of shared links. ") <‹image› Choose {.sr-only: a picture for Logo} | haspopup=dialog>',
    '    (input type=color value=#124e3b label=Colour of buttons and links: picker) ("Colour of buttons and links" input type=text name=look.accent value dir=ltr describedby="Empty: the green of the design. It must be dark enough to be")',
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=How it will look",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  screen = await admin.open("/settings/enquiries");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Enquiries":',
    "    # Enquiries",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/enquiries]",
    "    How long you keep what people send you.",
    '    ("Months to keep a closed enquiry" input type=text name=enquiryMonths value=12 inputmode=decimal dir=auto describedby="Then its name, number, email, words and notes are deleted. S")',
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  screen = await admin.open("/settings/know-more");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Link of the home button":',
    "    # Link of the home button",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/know-more]",
    "    Where the link on the home page leads.",
    '    ("Where Know More leads" input role=combobox type=text name=knowMoreLink value=/blog/which-form-comes-first autocomplete=off inputmode=url dir=auto required describedby="Choose one of your posts, or enter another page of this site" expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "    div hidden: div role=listbox label=Pages and posts of this site",
    "    {role=status .sr-only: }",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
});

test("what is saved of the settings is the next version of its group, and is known on every screen", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/agency");
  const saved = async (name: string) => {
    await screen.type("Name of the agency", name);
    const lines = await screen.press(/^Update/);
    return lines.filter((line) => /^(sent PUT .api.settings|success)/.test(line)).join();
  };
  expect(await saved("Noor")).toMatch(/^success: Agency.*"name":"Noor".*"versions":\{"agency":1\}/);
  expect(await saved("Noor Travels")).toContain('"versions":{"agency":2}');
  const { loaderData } = screen.router.state;
  expect(JSON.stringify(loaderData)).toContain('"name":"Noor Travels"');
  expect(JSON.stringify(loaderData)).not.toContain('"name":"Noor"');
});
