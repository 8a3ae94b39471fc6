import { expect, onTestFinished, test, vi } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

type AdminWindow = Awaited<ReturnType<typeof openAdminWindow>>;
type Screen = Awaited<ReturnType<AdminWindow["open"]>>;

test("a post is written: what is missing is said, what stands in its way is named, and it goes public", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/create");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Create New Blog":',
    "    # Create New Blog",
    "    div role=status",
    "    [‹chevron-left› All posts | href=/admin/blog]",
    "    div role=status",
    '    {data-words=: ("Blog Title" textarea name=title placeholder= dir=auto required: )}',
    "    div role=toolbar dir=ltr tabindex=0 orientation=horizontal label=Text formatting:",
    "      <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=true>",
    "      <Sans Serif ‹chevrons-up-down› | title=Font: Sans Serif tabindex=-1 haspopup=menu expanded=false label=Font: Sans Serif>",
    "      <‹bold› | title=Bold tabindex=-1 label=Bold pressed=false> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "      <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "      <‹undo› | title=Undo tabindex=-1 disabled label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "      <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "    div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: /",
    "    div role=status",
    "    div role=status",
    "    No words yet",
    '    section labelledby="Before it goes public 1":',
    "      ## {tabindex=-1} Before it goes public 1",
    "      You can publish anyway. Each line leads to its place.",
    "      ul: li: <‹image› There is no picture ‹chevron-right›>",
    "    aside label=Post details:",
    '      ("Blog Image" input type=text name=image value dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "      Drop a picture here",
    "      p role=status",
    '      ("Blog Type" input type=text name=type value dir=auto required describedby="Visitors filter the blog by this word. Use one you already h")',
    "      div role=group label=Types already used: <Student Visa | pressed=false> <Umrah | pressed=false> <Visa Tips | pressed=false> <Air Tickets | pressed=false> <Hajj | pressed=false> <Tours | pressed=false> <Work Visa | pressed=false>",
    '      {hidden=true: /blog/} ("Blog Link" input type=text name=link value dir=ltr required describedby="The end of the web address. Letters, numbers and hyphens; no")',
    "      p role=status",
    "    ‹eye› {role=status: Visible to everyone as soon as you create it}",
    "    <‹list-checks› Check 1> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await screen.press("Create Blog")).toEqual([
    "gone 4",
    '+ div role=group tabindex=-1 labelledby="Please fix 4 things":',
    "+ ‹circle-alert› Please fix 4 things",
    "+ ul:",
    "+ li: [Fill in the Blog Title | href=#field-title]",
    "+ li: [Fill in the Blog Type | href=#field-type]",
    "+ … 1 more",
    "+ li: [Fill in the Blog Link | href=#field-link]",
    '+ {data-words=: ("Blog Title" textarea name=title placeholder= dir=auto required invalid=true describedby="Fill in the Blog Title.": )}',
    '+ ("Blog Image" input type=text name=image value dir=ltr required describedby="Choose one, or give the address of any picture."+"Fill in the Blog Image." invalid=true) <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    '+ ("Blog Type" input type=text name=type value dir=auto required describedby="Visitors filter the blog by this word. Use one you already h"+"Fill in the Blog Type." invalid=true)',
    '+ {hidden=true: /blog/} ("Blog Link" input type=text name=link value dir=ltr required describedby="The end of the web address. Letters, numbers and hyphens; no"+"Fill in the Blog Link." invalid=true)',
    "focus div Please fix 4 thingsFill in the Blog TitleFill in the Blog Ty",
  ]);
  await screen.type("Blog Title", "A week in Madinah");
  await screen.type("Blog Image", "/art/madinah-dawn.svg");
  expect(await screen.press("Umrah")).toEqual([
    "gone 2",
    '+ ("Blog Type" input type=text name=type value=Umrah dir=auto required describedby="Visitors filter the blog by this word. Use one you already h")',
    "+ div role=group label=Types already used: <Student Visa | pressed=false> <Umrah | pressed=true> <Visa Tips | pressed=false> <Air Tickets | pressed=false> <Hajj | pressed=false> <Tours | pressed=false> <Work Visa | pressed=false>",
    "focus button Umrah",
  ]);
  expect(await screen.type("Blog Link", "Six passport checks")).toEqual([
    "gone 2",
    '+ {hidden=true: /blog/} ("Blog Link" input type=text name=link value=Sixpassportchecks dir=ltr required describedby="The end of the web address. Letters, numbers and hyphens; no")',
    "+ p role=status: ‹circle-check› No other post uses this link",
    "focus input Blog Link",
  ]);
  await screen.type("Blog Link", "a-week-in-madinah");
  expect(await screen.press("Bold")).toEqual([
    "gone 3",
    "+ [‹history› History | href=/admin/history/post/id1] [‹chevron-left› All posts | href=/admin/blog]",
    "+ <‹bold› | title=Bold tabindex=0 label=Bold pressed=true> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent POST /api/blogs {"title":"A week in Madinah","type":"Umrah","image":"/art/madinah-dawn.svg","link":"a-week-in-madinah","content":"","state":"draft","_id":"id1"}',
    "focus div Content",
  ]);
  expect(await screen.press("Create Blog")).toEqual([
    "gone 20",
    "+ [‹chevron-left› All posts | href=/admin/blog]",
    "+ div role=status: Published. [View it | href=/blog/a-week-in-madinah] {hidden=true: ·} <Write another>",
    '+ {data-words=: ("Blog Title" textarea name=title placeholder= dir=auto required: )}',
    '+ section labelledby="Before it goes public 1":',
    "+ ## {tabindex=-1} Before it goes public 1",
    "+ You can publish anyway. Each line leads to its place.",
    "+ ul: li: <‹image› There is no picture ‹chevron-right›>",
    '+ ("Blog Image" input type=text name=image value dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ Drop a picture here",
    '+ ("Blog Type" input type=text name=type value dir=auto required describedby="Visitors filter the blog by this word. Use one you already h")',
    "+ div role=group label=Types already used: <Student Visa | pressed=false> <Umrah | pressed=false> <Visa Tips | pressed=false> <Air Tickets | pressed=false> <Hajj | pressed=false> <Tours | pressed=false> <Work Visa | pressed=false>",
    '+ {hidden=true: /blog/} ("Blog Link" input type=text name=link value dir=ltr required describedby="The end of the web address. Letters, numbers and hyphens; no")',
    "+ ‹eye› {role=status: Visible to everyone as soon as you create it}",
    "+ <‹list-checks› Check 1> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "success: Blog post created!",
    'sent PUT /api/drafts/post/id1 {"version":…,"base":0,"body":{}}',
    "sent POST /api/drafts/post/id1/publish?version=…",
    "focus button Create Blog Saving",
  ]);
});

test("what somebody else saved meanwhile is not lost: both stand side by side", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/notice");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Notice banner":',
    "    # Notice banner",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/notice]",
    "    The line above the menu of the home page.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    ("Notice" textarea name=notice.text dir=auto describedby="{phone} is where the number stands. On the home page only.": The hosting payment for this website is due. To settle it, please call {phone})',
    '    ("Short notice" input type=text name=notice.shortText value=Hosting payment due dir=auto required describedby="On phones.")',
    '    ("Number of the notice" input type=text name=notice.phone value dir=auto describedby="Empty: the first number of the agency.")',
    '    ("Show the notice" input type=checkbox name=notice.isShown checked describedby="Off: the home page has no notice.") Show the notice',
    '    ("Last day" input type=date name=notice.lastDay value dir=auto describedby="It goes by itself when this day ends where the agency is. Em")',
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=How it will look",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  const settings = await admin.site.settings.get();
  await admin.site.settings.update(
    { ...settings, notice: { ...settings.notice, text: "Theirs" } } as never,
    { by: admin.owner._id } as never,
  );
});

test("a post whose answer was lost and that a colleague changed: both are shown, and what is chosen is published", async () => {
  const key = "7b0cc9a7-6c5c-4d6e-9f5e-2f1f0b3f9a11";
  const keys = vi.spyOn(crypto, "randomUUID").mockReturnValue(key);
  onTestFinished(() => keys.mockRestore());
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const screen = await admin.open("/blog/create");
  const post = { title: "A week", type: "Umrah", image: "/art/madinah-dawn.svg", link: "a-week" };
  const headers = { "Idempotency-Key": key };
  await admin.send("POST", "/api/blogs", { ...post, content: "" }, { ...own, headers });
  const { cookie } = await signInTo(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const path = `/api/blogs/${key}`;
  await admin.send("PUT", path, { ...post, title: "Theirs", content: "" }, { cookie });

  await writePost(screen, { ...post, title: "Mine" });
  const told = await screen.press("Create Blog");
  expect(told).toContainEqual(expect.stringContaining("Somebody else saved this"));
  await screen.press("Save my choice");
  expect((await admin.get(path)).body).toMatchObject({ title: "Mine", link: post.link });
});

test("a new post whose answer was lost is the same post, also after its words were restored; its link is its own", async () => {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const post = { title: "A week", type: "Umrah", image: "/art/madinah-dawn.svg", link: "a-week" };
  const keys = vi.spyOn(crypto, "randomUUID");
  onTestFinished(() => keys.mockRestore());
  admin.answer(/POST .api.blogs/, 504, {});
  let screen = await admin.open("/blog/create");
  const key = keys.mock.results[0]?.value;
  const headers = { "Idempotency-Key": key };
  await admin.send("POST", "/api/blogs", { ...post, content: "" }, { ...own, headers });
  await writePost(screen, post);
  expect(await screen.press("Create Blog")).toContainEqual(
    expect.stringContaining("it may be saved already"),
  );
  await screen.came();
  expect(screen.outline().join()).toContain("No other post uses this link");
  admin.answerAsBefore();

  screen = await admin.open("/blog/create");
  await screen.press(/^Restore/);
  await screen.type("Blog Title", "A week, and a day");
  await screen.press("Create Blog");
  expect((await admin.get(`/api/blogs/${key}`)).body).toMatchObject({ title: "A week, and a day" });
});

async function writePost(
  screen: Screen,
  { title, type, image, link }: Record<"title" | "type" | "image" | "link", string>,
): Promise<void> {
  await screen.type("Blog Title", title);
  await screen.type("Blog Image", image);
  await screen.type("Blog Link", link);
  await screen.press(type);
}
