import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what waits is planned for a moment, which can be changed and taken back", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  await screen.press("More ways to save");
  await screen.press(/Publish later/);
  expect(await screen.type("Day", "2026-11-20")).toEqual([
    "gone 3",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=false> <Friday 3:00 pm | pressed=false>",
    '+ Day ("Day" input type=date value=2026-11-20 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"")',
    "+ <Not now> <Publish 20 November 9:00 am | type=submit>",
    "focus input Day",
  ]);
  expect(await screen.press(/^Publish/)).toEqual([
    "gone 2",
    '+ Day ("Day" input type=date value=2026-11-20 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"This is past. Publish now?") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"This is past. Publish now?")',
    "+ <Choose again> <Publish now>",
    "focus button Publish now",
  ]);
  expect(await screen.press("Friday 3:00 pm")).toEqual([
    "gone 3",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=false> <Friday 3:00 pm | pressed=true>",
    '+ Day ("Day" input type=date value=2026-11-27 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"") Time ("Time" input type=time value=15:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: 2"+"")',
    "+ <Not now> <Publish 27 November 3:00 pm | type=submit>",
    "focus button Friday 3:00 pm",
  ]);
  expect(await screen.press(/^Publish/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹clock› {role=status: Goes public 27 November 3:00 pm, Dhaka time. <Move> <Cancel>}",
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-27T09:00:00.000Z","version":…}',
    "focus button More ways to save",
  ]);
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="About page":',
    "    # About page",
    "    div role=status",
    "    [‹history› History | href=/admin/history/page/about]",
    "    Who visitors will meet.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    ("Title" input type=text name=hero.title value=Travel is trust dir=auto required describedby="Large words on the picture.")',
    '    ("Line under the title" textarea name=hero.text dir=auto: A family firm, looking after other families.)',
    '    (img src=/art/flight-wing.svg alt) ("Picture" input type=text name=hero.image value=/art/flight-wing.svg dir=ltr describedby="Address of a picture.") <‹image› Choose {.sr-only: a picture for Picture} | haspopup=dialog>',
    '    ("What the picture shows" input type=text name=hero.imageAlt value=A wing above clouds at sunset dir=auto describedby="Read out to people who cannot see it.")',
    '    ("Welcome heading" input type=text name=welcome.heading value=Welcome dir=auto)',
    '    ("Welcome" textarea name=welcome.paragraphs dir=auto describedby="An empty line begins a new paragraph.": We opened in 2009 with one desk and one rule: nobody pays until they have the price in writing. The desk is longer now. The rule has not changed. Twenty-two people work here. Most of them have made the journey they sell, with their own parents or children, so they know what happens after midnight at the airport and which hotel lift is slow.)',
    '    ("Heading above the leaders" input type=text name=leadersHeading value=Who you will meet dir=auto)',
    "    fieldset:",
    "      legend: Leaders",
    "      Three read best.",
    "      fieldset:",
    "        legend .sr-only: Leaders, row 1",
    '        ("Name" input type=text name=leaders.0.name value=Abdur Rahman dir=auto required)',
    '        ("Title" input type=text name=leaders.0.title value=Founder dir=auto)',
    '        ("One sentence about them" textarea name=leaders.0.note dir=auto: Has led Umrah and Hajj groups since 2009.)',
    '        ("Photo" input type=text name=leaders.0.photo value dir=ltr describedby="Address of a picture. Empty: their initials stand there.") <‹image› Choose {.sr-only: a picture for Photo} | haspopup=dialog>',
    "        <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=false> <‹trash› Remove | label=Remove row 1>",
    "      fieldset:",
    "        legend .sr-only: Leaders, row 2",
    '        ("Name" input type=text name=leaders.1.name value=Nasreen Sultana dir=auto required)',
    '        ("Title" input type=text name=leaders.1.title value=Head of visas dir=auto)',
    '        ("One sentence about them" textarea name=leaders.1.note dir=auto: Former admissions officer. Reads every student file herself.)',
    '        ("Photo" input type=text name=leaders.1.photo value dir=ltr describedby="Address of a picture. Empty: their initials stand there.") <‹image› Choose {.sr-only: a picture for Photo} | haspopup=dialog>',
    "        <‹arrow-up› | label=Move row 2 up disabled=false> <‹arrow-down› | label=Move row 2 down disabled=false> <‹trash› Remove | label=Remove row 2>",
    "      fieldset:",
    "        legend .sr-only: Leaders, row 3",
    '        ("Name" input type=text name=leaders.2.name value=Imran Chowdhury dir=auto required)',
    '        ("Title" input type=text name=leaders.2.title value=Operations dir=auto)',
    '        ("One sentence about them" textarea name=leaders.2.note dir=auto: Answers the phone when a flight is late.)',
    '        ("Photo" input type=text name=leaders.2.photo value dir=ltr describedby="Address of a picture. Empty: their initials stand there.") <‹image› Choose {.sr-only: a picture for Photo} | haspopup=dialog>',
    "        <‹arrow-up› | label=Move row 3 up disabled=false> <‹arrow-down› | label=Move row 3 down disabled=true> <‹trash› Remove | label=Remove row 3>",
    "      <‹plus› Add a leader>",
    '    ("Heading of the message" input type=text name=message.heading value=A message from our founder dir=auto)',
    '    ("Message" textarea name=message.paragraphs dir=auto describedby="An empty line begins a new paragraph.": When you send your mother with us, we think of her as ours. Ask us hard questions before you pay. If the answer is not clear, do not travel with us, or with anyone else.)',
    '    ("Who says it" input type=text name=message.author value=Abdur Rahman, Founder dir=auto)',
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=The page as it will stand",
    "    ‹clock› {role=status: Goes public 27 November 3:00 pm, Dhaka time. <Move> <Cancel>}",
    "    <Update page {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await screen.press("More ways to save")).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹inbox› Keep as draftNothing public changes",
    "+ div role=menuitem tabindex=-1: ‹clock› Publish later …",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹eye› Preview",
    "+ div role=menuitem tabindex=-1: ‹share› Share preview …For somebody without an account",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹undo› Throw the changes away …",
    "focus div Keep as draftNothing public changesPublish later …PreviewSha",
  ]);
});

test("what somebody has thrown away is not planned: the line says so at once, and where the words are", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  await screen.came();
  await screen.press("More ways to save");
  await screen.press(/^Keep as draft/);
  await admin.send("DELETE", "/api/drafts/page/about", undefined, await admin.asOwner());
  await screen.press("More ways to save");
  await screen.press(/Publish later/);
  await screen.press("Friday 3:00 pm");
  const told = (await screen.press(/^Publish/)).join("\n");
  expect(told).toContain("error: Nothing waits here any more");
  expect(told).toContain("The history keeps what was written.");
});
