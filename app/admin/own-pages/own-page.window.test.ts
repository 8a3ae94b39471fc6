import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { typeIn } from "#tests/support/type-in.ts";

test("a page of one’s own is written and published", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/pages/create");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="New page":',
    "    # New page",
    "    div role=status",
    "    [‹chevron-left› All pages | href=/admin/pages]",
    '    {data-words=: ("Title" textarea name=title placeholder= dir=auto required: )}',
    "    div role=toolbar dir=ltr tabindex=0 orientation=horizontal label=Text formatting:",
    "      <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=true>",
    "      <Sans Serif ‹chevrons-up-down› | title=Font: Sans Serif tabindex=-1 haspopup=menu expanded=false label=Font: Sans Serif>",
    "      <‹bold› | title=Bold tabindex=-1 label=Bold pressed=false> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "      <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "      <‹undo› | title=Undo tabindex=-1 disabled label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "      <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "    div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Text: p dir=auto: /",
    "    div role=status",
    "    div role=status",
    "    No words yet",
    '    section labelledby="Before it goes public":',
    "      ## {tabindex=-1} Before it goes public",
    "      ‹circle-check› Nothing to look at.",
    "    aside label=Page details:",
    '      {hidden=true: /} ("Address" input type=text name=link value dir=ltr required describedby="What follows the first slash of the web address. Letters, nu")',
    "      p role=status",
    '      ("Description" textarea name=description dir=auto describedby="Search engines show it under the title. One or two sentences": )',
    '      ("In the footer" input type=checkbox name=isInFooter describedby="Its title stands there on every page.") In the footer',
    "    ‹eye› {role=status: Visible to everyone as soon as you publish it}",
    "    <Preview> <Publish page {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await screen.press("Publish page")).toEqual([
    "gone 2",
    '+ div role=group tabindex=-1 labelledby="Please fix 2 things":',
    "+ ‹circle-alert› Please fix 2 things",
    "+ ul:",
    "+ li: [Fill in the Title | href=#field-title]",
    "+ li: [Fill in the Address | href=#field-link]",
    '+ {data-words=: ("Title" textarea name=title placeholder= dir=auto required invalid=true describedby="Fill in the Title.": )}',
    '+ {hidden=true: /} ("Address" input type=text name=link value dir=ltr required describedby="What follows the first slash of the web address. Letters, nu"+"Fill in the Address." invalid=true)',
    "focus div Please fix 2 thingsFill in the TitleFill in the Address",
  ]);
  await screen.type("Title", "Terms of Service");
  expect(await screen.press(/In the footer/)).toEqual([
    "gone 1",
    '+ ("In the footer" input type=checkbox name=isInFooter checked describedby="Its title stands there on every page.") In the footer',
    "focus input In the footer",
  ]);
  expect(await screen.press("Publish page")).toEqual([
    "gone 7",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Fill in the Address | href=#field-link]",
    "+ [‹history› History | href=/admin/history/own-page/id1] [‹chevron-left› All pages | href=/admin/pages]",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent POST /api/pages {"title":"Terms of Service","link":"","description":"","content":"","isInFooter":true,"state":"draft","_id":"id1"}',
    "focus div Please fix one thingFill in the Address",
  ]);
});

const told = (lines: string[]) => lines.filter((line) => /^(success|error|sent|at)/.test(line));

test("published it is said, and the next one begins; one that is there is updated, and the list comes", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/pages/create");
  await screen.type("Title", "Refunds");
  await screen.type("Address", "refunds");
  expect(told(await screen.press("Publish page"))).toEqual([
    "success: The page is public.",
    'sent POST /api/pages {"title":"Refunds","link":"refunds","description":"","content":"","isInFooter":false}',
  ]);
  expect(document.querySelector<HTMLTextAreaElement>("[name=title]")?.value).toBe("");
  const [page] = await admin.site.ownPage.list();
  const edited = await admin.open(`/pages/edit/${page?._id}`);
  await edited.type("Title", "Money back");
  expect(told(await edited.press("Update page"))).toEqual([
    "success: The page is updated.",
    'sent PUT /api/pages/id1 {"title":"Money back","link":"refunds","description":"","content":"","isInFooter":false,"version":1}',
    "at /admin/pages",
  ]);
});

test("what was published without an answer, and is in the trash by now, is another page when it is published again", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/pages/create");
  const keys: (string | null)[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (init?.method === "POST") keys.push(new Headers(init.headers).get("idempotency-key"));
    return send(address, init);
  };
  await screen.type("Title", "Refunds");
  await screen.type("Address", "refunds");
  admin.answer(/POST .api.pages/, 504, {});
  await screen.press("Publish page");
  admin.answer(/POST .api.pages/, 409, { code: "in-trash", message: "Deleted.", issues: [] });
  await screen.press("Publish page");
  admin.answerAsBefore();
  expect(told(await screen.press("Publish page"))[0]).toBe("success: The page is public.");
  const [lost, deleted, published] = keys;
  expect([lost === deleted, deleted === published]).toEqual([true, false]);
});

test("whoever goes on writing while a new one is published stays with that one", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/pages/create");
  await screen.type("Title", "Refunds");
  await screen.type("Address", "refunds");
  admin.amid(/POST .api.pages/, async () => typeIn("title", "Refunds, and when"));
  await screen.press("Publish page");
  expect(document.querySelector<HTMLTextAreaElement>("[name=title]")?.value).toBe(
    "Refunds, and when",
  );
  const [page] = await admin.site.ownPage.list();
  expect(location.pathname).toBe(`/admin/pages/edit/${page?._id}`);
  expect(told(await screen.press("Publish page"))[1]).toMatch(
    /^sent PUT \/api\/pages\/id1 .*"Refunds, and when".*"version":1/,
  );
  // The next one is new again.
  expect(location.pathname).toBe("/admin/pages/create");
});

test("whoever goes on writing while changes are published is not led to the list", async () => {
  const admin = await openAdminWindow();
  const fields = { title: "Refunds", link: "refunds", description: "", content: "" };
  const made = { ...fields, isInFooter: false };
  const { page } = await admin.site.ownPage.create(made, { by: admin.owner._id });
  const screen = await admin.open(`/pages/edit/${page._id}`);
  await screen.type("Title", "Money back");
  admin.amid(/PUT .api.pages/, async () => typeIn("title", "Money back, and when"));
  const lines = told(await screen.press("Update page"));
  expect([lines[0], lines.filter((line) => line.startsWith("at"))]).toEqual([
    "success: The page is updated.",
    [],
  ]);
  expect(screen.outline().join()).toContain("Money back, and when");
});
