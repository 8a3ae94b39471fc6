import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { openWriting, paste } from "#tests/support/open-writing.ts";

test("words of a text are found, gone through, replaced and taken back", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/edit/post-14");
  expect(await screen.press("Find and replace")).toEqual([
    "gone 1",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=0 label=Find and replace>",
    "+ search label=Find and replace:",
    "+ (input type=text value placeholder=Find dir=auto enterkeyhint=search label=Find) <‹arrow-up› | title=Previous label=Previous> <‹arrow-down› | title=Next label=Next> <‹x› | title=Close find label=Close find>",
    "+ (input type=text value placeholder=Replace by dir=auto label=Replace by) <Replace> <Replace all>",
    '+ ("Match case" input type=checkbox) Match case {role=status: } {role=status: }',
    "focus input Find",
  ]);
  expect(await screen.type("Find", "umrah")).toEqual([
    "gone 3",
    "+ (input type=text value=umrah placeholder=Find dir=auto enterkeyhint=search label=Find) <‹arrow-up› | title=Previous label=Previous> <‹arrow-down› | title=Next label=Next> <‹x› | title=Close find label=Close find>",
    '+ ("Match case" input type=checkbox) Match case {role=status: 1 of 4} {role=status: }',
    "+ p dir=auto: {.is-shown: Umrah} has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
  ]);
  // It ends a word of Bangla that is put together of several keys.
  expect(await screen.key("Enter", { isComposing: true })).toEqual([]);
  expect(await screen.key("Enter")).toEqual([
    "gone 3",
    '+ ("Match case" input type=checkbox) Match case {role=status: 2 of 4} {role=status: }',
    "+ p dir=auto: Umrah has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ p dir=auto: Ihram is a state, not only a dress. You enter it before you cross the boundary called the miqat, with the intention for {.is-shown: Umrah} and the words of the Talbiyah. Flights from Dhaka to Jeddah normally cross the miqat in the air. The crew usually announces it. Many pilgrims bathe and dress at home or at the airport, and make the intention on board.",
  ]);
  expect(await screen.key("Enter", { shiftKey: true })).toEqual([
    "gone 3",
    '+ ("Match case" input type=checkbox) Match case {role=status: 1 of 4} {role=status: }',
    "+ p dir=auto: {.is-shown: Umrah} has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ p dir=auto: Ihram is a state, not only a dress. You enter it before you cross the boundary called the miqat, with the intention for Umrah and the words of the Talbiyah. Flights from Dhaka to Jeddah normally cross the miqat in the air. The crew usually announces it. Many pilgrims bathe and dress at home or at the airport, and make the intention on board.",
  ]);
  expect(await screen.press("Previous")).toEqual([
    "gone 4",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=true> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    '+ ("Match case" input type=checkbox) Match case {role=status: 4 of 4} {role=status: }',
    "+ p dir=auto: Umrah has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ p dir=auto: Permits, visas and the way they are booked change from time to time. Check the current rule on Nusuk before you travel. Our guides walk the four steps with every group, at the pace of the slowest person. See the [{.is-shown: Umrah} Package page | href=/packages/umrah rel=noopener noreferrer] , and if you are going on to Madinah, our [gentle two-day plan | href=/blog/ziyarah-madinah-two-days rel=noopener noreferrer] .",
    "focus button Previous",
  ]);
  expect(await screen.press("Next")).toEqual([
    "gone 4",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    '+ ("Match case" input type=checkbox) Match case {role=status: 1 of 4} {role=status: }',
    "+ p dir=auto: {.is-shown: Umrah} has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ p dir=auto: Permits, visas and the way they are booked change from time to time. Check the current rule on Nusuk before you travel. Our guides walk the four steps with every group, at the pace of the slowest person. See the [Umrah Package page | href=/packages/umrah rel=noopener noreferrer] , and if you are going on to Madinah, our [gentle two-day plan | href=/blog/ziyarah-madinah-two-days rel=noopener noreferrer] .",
    "focus button Next",
  ]);
  expect(await screen.press("Match case")).toEqual([
    "gone 2",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: Nothing found} {role=status: }',
    "+ p dir=auto: Umrah has four parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "focus input Match case",
  ]);
  expect(await screen.type("Find", "nowhere")).toEqual([
    "gone 1",
    "+ (input type=text value=nowhere placeholder=Find dir=auto enterkeyhint=search label=Find) <‹arrow-up› | title=Previous label=Previous> <‹arrow-down› | title=Next label=Next> <‹x› | title=Close find label=Close find>",
    "focus input Find",
  ]);
  expect(await screen.press("Replace all")).toEqual([
    "gone 1",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: Nothing found} {role=status: Replaced 0.}',
    "focus button Replace all",
  ]);
  expect(await screen.press("Next")).toEqual([
    "gone 1",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: Nothing found} {role=status: }',
    "focus button Next",
  ]);
  await screen.type("Find", "Umrah has four parts");
  await screen.type(/^Replace/, "It has five parts");
  expect(await screen.press("Replace")).toEqual([
    "gone 4",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: Nothing found} {role=status: }',
    "+ p dir=auto: It has five parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ ‹refresh-cw› {role=status .sr-only: Everything here is public} {hidden=true: Saving}",
    "focus button Replace",
  ]);
  await screen.type("Find", "Ihram");
  await screen.type(/^Replace/, "");
  expect(await screen.press("Replace all")).toEqual([
    "gone 9",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: Nothing found} {role=status: Replaced 7. <Undo>}',
    "+ p dir=auto: It has five parts: , tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ ## {dir=auto} One:",
    "+ p dir=auto: is a state, not only a dress. You enter it before you cross the boundary called the miqat, with the intention for Umrah and the words of the Talbiyah. Flights from Dhaka to Jeddah normally cross the miqat in the air. The crew usually announces it. Many pilgrims bathe and dress at home or at the airport, and make the intention on board.",
    "+ p dir=auto: Groups that visit Madinah first enter later, on the road to Makkah, at Dhul Hulayfah.",
    "+ p dir=auto: Men shave the head or shorten the hair. Women cut a length of about a fingertip from the ends, in private. With this, ends and Umrah is complete.",
    "+ li: Packing the sheets in the suitcase. Carry them on board.",
    "+ 556 words, about 3 minutes to read",
    "+ ‹refresh-cw› {role=status .sr-only: Saved 12:00 pm, not public yet} {hidden=true: Saving}",
    "focus button Replace all",
  ]);
  const undo = document.querySelector<HTMLElement>(".find-panel .text-link");
  undo?.focus();
  undo?.click();
  expect(await screen.came()).toEqual([
    "gone 10",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    '+ ("Match case" input type=checkbox checked) Match case {role=status: 1 of 7} {role=status: }',
    "+ p dir=auto: It has five parts: {.is-shown: Ihram} , tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "+ ## {dir=auto} One: Ihram",
    "+ p dir=auto: Ihram is a state, not only a dress. You enter it before you cross the boundary called the miqat, with the intention for Umrah and the words of the Talbiyah. Flights from Dhaka to Jeddah normally cross the miqat in the air. The crew usually announces it. Many pilgrims bathe and dress at home or at the airport, and make the intention on board.",
    "+ p dir=auto: Groups that visit Madinah first enter Ihram later, on the road to Makkah, at Dhul Hulayfah.",
    "+ p dir=auto: Men shave the head or shorten the hair. Women cut a length of about a fingertip from the ends, in private. With this, Ihram ends and Umrah is complete.",
    "+ li: Packing the Ihram sheets in the suitcase. Carry them on board.",
    "+ 562 words, about 3 minutes to read",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "focus input Find",
  ]);
  await screen.type("Find", "Ihram");
  expect(await screen.key("Escape")).toEqual([
    "gone 5",
    "+ p dir=auto: It has five parts: Ihram, tawaf, sa’i and the cutting of the hair. A person in good health can often complete it in three or four hours. There is no need to rush, and there is no prize for finishing first.",
    "focus div Content",
  ]);
});

test("what is replaced in two quick presses, side by side, is taken back one press at a time", async () => {
  const { screen } = await openWriting();
  const shown = () => document.querySelector("main [contenteditable=true]")?.textContent;
  paste({ html: "<p>nana</p>" });
  await screen.came();
  await screen.press("Find and replace");
  await screen.type("Find", "na");
  await screen.type(/^Replace/, "no");
  const replace = [...document.querySelectorAll<HTMLElement>(".find-panel button")].find(
    ({ textContent }) => textContent === "Replace",
  );
  replace?.click();
  // The place that is next is drawn; no time has passed.
  await Promise.resolve();
  replace?.click();
  expect(shown()).toBe("nono");
  await screen.press("Undo");
  expect(shown()).toBe("nona");
});

test("Ctrl or ⌘ F chooses the words that are looked for, wherever one is in the panel", async () => {
  const { screen } = await openWriting();
  await screen.press("Find and replace");
  await screen.type("Find", "nana");
  const find = document.querySelector<HTMLInputElement>(".find-panel input");
  const chosenBy = async (more: KeyboardEventInit) => {
    find?.setSelectionRange(4, 4);
    await screen.type(/^Replace/, "no");
    const key = { key: "f", bubbles: true, cancelable: true, ...more };
    const isLeft = document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
    return [isLeft, find?.selectionStart, find?.selectionEnd];
  };
  expect([
    await chosenBy({ ctrlKey: true }),
    await chosenBy({ metaKey: true }),
    await chosenBy({}),
  ]).toEqual([
    [false, 0, 4],
    [false, 0, 4],
    [true, 4, 4],
  ]);
});
