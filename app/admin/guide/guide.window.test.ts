import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("the guide: its chapters, one of them, and what is found in them", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/help");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Guide",
    "  search:",
    '    ("How do I …" input type=search value)',
    "    p role=status .sr-only",
    "  nav label=Chapters:",
    "    ol:",
    "      li: [Your first day | href=/admin/help/first-day current=page]",
    "      li: [Write and publish | href=/admin/help/writing]",
    "      … 8 more",
    "      li: [Move in from another site | href=/admin/help/moving]",
    "  article:",
    "    ## Your first day",
    "    From the example agency to your own, in about an hour. Nothing is public before you say so, and most of it can be undone.",
    "    figure: (img src=/guide/en/first-day.webp alt=A picture of the page: Your first day)",
    "    [Open this page | href=/admin/settings/agency]",
    '    section labelledby="Put your own name, numbers and addresses in":',
    "      ### Put your own name, numbers and addresses in",
    "      ol:",
    "        li: Open Settings (on a phone under Menu or More), then Agency: your name, what you do in one line, the words in the footer. Who leads the agency stands under Home, About.",
    "        li: Open Contact and hours: telephone, WhatsApp, offices, opening hours and the time zone they are in. Visitors see at once whether you are open.",
    "        … 2 more",
    "        li: Press Update below on each of these pages: only then do visitors see it.",
    '    section labelledby="Take the examples away":',
    "      ### Take the examples away",
    "      ol:",
    "        li: Open Home and unfold Your first day: it says what is left to do.",
    "        li: Press Remove the demo content at its end, before you hide the list. What you changed stays, and so do pages and packages, for you to rewrite. Example enquiries are gone for good.",
    "        li: A site that began empty has no such button: Home and the pages under Package begin as empty forms there.",
    '    section labelledby="Rewrite what is still the example’s":',
    "      ### Rewrite what is still the example’s",
    "      ol:",
    "        li: Read Home, About, Contact, Check it is us and each page under Package once to the end, and make them yours: people, offices, accounts and dates there are invented.",
    "        li: Open Home, then Privacy: it tells visitors what you keep of them, and for how long. Read each part, change what is not so with you, and press the large button below.",
    "        … 1 more",
    "        li: Visas, papers and licences are in Trash now, above their lists: bring back what you can use, and read it as your own.",
    '    section labelledby="See that mail goes out":',
    "      ### See that mail goes out",
    "      ol:",
    "        li: Open Settings, then System, and press Check everything: a mail is sent to you. Look for it in your mailbox, also among advertising.",
    "        li: Beside the word Mail stands whether it went out, and what to do if not; that is for whoever runs the server. Until then enquiries stand under Enquiries, but nobody gets a mail about them.",
    '    section labelledby="Find anything":',
    "      ### Find anything",
    "      ol:",
    "        li: Press Find or do in the bar, or Ctrl and K.",
    "        li: Type a name, a telephone number, or what you want to do.",
  ]);
  await screen.type("How do I …", "password");
  expect(await screen.came()).toEqual([]);
});
