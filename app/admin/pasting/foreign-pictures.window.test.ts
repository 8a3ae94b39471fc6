import { expect, test } from "vitest";
import { openWriting, paste } from "#tests/support/open-writing.ts";

test("pictures of other sites are taken in, left out, or stay there", async () => {
  const { admin, screen, one, text } = await openWriting();
  paste({
    html: `<p><img src="https://a.example/1.png" alt="A"><img src="https://b.example/2.png"></p><p><img src="https://a.example/1.png"></p>`,
  });
  expect(await screen.came()).toEqual([
    "gone 9",
    "+ <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=false>",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "+ (img src=https://a.example/1.png alt=A contenteditable=false) (img src=https://b.example/2.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog> (img src=https://a.example/1.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "+ p dir=auto: /",
    "+ div role=status:",
    "+ 3 pictures lie on other sites (a.example, b.example) and are loaded from there.",
    "+ <Take in> <Leave out> <Keep as is>",
    '+ section labelledby="Before it goes public 3":',
    "+ ## {tabindex=-1} Before it goes public 3",
    "+ ul:",
    "+ li: <‹image› There is no picture ‹chevron-right›>",
    "+ li: <‹image› A picture has no description ‹chevron-right›>",
    "+ li: <‹image› A picture has no description ‹chevron-right›>",
    "+ ‹pencil› {role=status: Kept on this device until it has a title}",
    "+ <‹list-checks› Check 3> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "focus div Content",
  ]);
  admin.answer(/media.elsewhere/, 502, { message: "Nobody answers there.", issues: [] });
  expect(await screen.press("Take in")).toEqual([
    "gone 2",
    "+ 2 pictures could not be taken in. Nobody answers there.",
    "+ <Try again> <Leave out> <Keep as is>",
    'sent POST /api/media/elsewhere {"address":"https://a.example/1.png"}',
    'sent POST /api/media/elsewhere {"address":"https://b.example/2.png"}',
  ]);
  admin.answer(/media.elsewhere/, 201, one);
  expect(await screen.press("Try again")).toEqual([
    "gone 11",
    "+ (img src=/media/gate-01/picture.png alt=A contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false)",
    '+ section labelledby="Before it goes public 1":',
    "+ ## {tabindex=-1} Before it goes public 1",
    "+ ul: li: <‹image› There is no picture ‹chevron-right›>",
    "+ <‹list-checks› Check 1> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent POST /api/media/elsewhere {"address":"https://a.example/1.png"}',
    'sent POST /api/media/elsewhere {"address":"https://b.example/2.png"}',
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  (img src=/media/gate-01/picture.png alt=A contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false)",
    "  p dir=auto: /",
  ]);
  paste({
    html: ["a", "b", "c", "d"]
      .map((n) => `<p>x<img src="https://${n}.example/1.png"></p>`)
      .join(""),
  });
  expect(await screen.came()).toEqual([
    "gone 8",
    "+ <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=true>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "+ (img src=/media/gate-01/picture.png alt=A contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false)",
    "+ p dir=auto: x",
    "+ (img src=https://a.example/1.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "+ p dir=auto: x",
    "+ (img src=https://b.example/1.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "+ p dir=auto: x",
    "+ (img src=https://c.example/1.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "+ p dir=auto: x",
    "+ (img src=https://d.example/1.png alt contenteditable=false) <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "+ div role=status:",
    "+ 4 pictures lie on other sites (a.example, b.example, c.example …) and are loaded from there.",
    "+ <Take in> <Leave out> <Keep as is>",
    "+ 4 words, about 1 minute to read",
    '+ section labelledby="Before it goes public 5":',
    "+ ## {tabindex=-1} Before it goes public 5",
    "+ ul:",
    "+ li: <‹image› There is no picture ‹chevron-right›>",
    "+ li: <‹image› A picture has no description ‹chevron-right›>",
    "+ … 2 more",
    "+ li: <‹image› A picture has no description ‹chevron-right›>",
    "+ <‹list-checks› Check 5> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await screen.press("Keep as is")).toEqual(["gone 3"]);
  paste({ html: `<p><img src="https://e.example/1.png"></p>` });
  await screen.came();
  expect(await screen.press("Leave out")).toEqual([
    "gone 17",
    "+ <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=true>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    '+ section labelledby="Before it goes public 1":',
    "+ ## {tabindex=-1} Before it goes public 1",
    "+ ul: li: <‹image› There is no picture ‹chevron-right›>",
    "+ <‹list-checks› Check 1> <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  (img src=/media/gate-01/picture.png alt=A contenteditable=false) (img src=/media/gate-01/picture.png alt=Gate 01 contenteditable=false)",
    "  p dir=auto: x",
    "  p dir=auto: x",
    "  p dir=auto: x",
    "  p dir=auto: x",
    "  p dir=auto: /",
  ]);
});
