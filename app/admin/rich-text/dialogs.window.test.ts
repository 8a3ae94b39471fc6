import { expect, test } from "vitest";
import { openWriting, paste } from "#tests/support/open-writing.ts";

test("a link is written, changed and taken away", async () => {
  const { screen, text } = await openWriting();
  await screen.press("Link");
  expect(await screen.press("Set link")).toEqual([
    "gone 1",
    '+ ("Address" input role=combobox type=text name=address value autocomplete=off inputmode=url dir=ltr expanded=false controls="" autocomplete=list invalid=true describedby="Enter an address, for example https://example.com or /contac") <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "focus button Set link",
  ]);
  await screen.type("Address", "javascript:alert(1)");
  expect((await screen.press("Set link")).slice(0, 2)).toEqual(["focus button Set link"]);
  await screen.type("Address", " /packages/umrah ");
  const came = await screen.press("Set link");
  expect([came[0], came.at(-1)]).toEqual(["closed", "focus div Content"]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: [/packages/umrah | href=/packages/umrah rel=noopener noreferrer]",
  ]);
  await screen.key("a", { ctrlKey: true });
  expect(await screen.press("Link")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Link" describedby="A page of this site, for example /packages/umrah, or a whole":',
    "+ ## Link",
    "+ <‹x› | label=Close>",
    "+ A page of this site, for example /packages/umrah, or a whole address.",
    "+ form:",
    '+ ("Address" input role=combobox type=text name=address value=/packages/umrah autocomplete=off inputmode=url dir=ltr expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    "+ <Remove link> <Set link | type=submit>",
    "focus input Address",
  ]);
  await screen.type("Address", "/contact");
  await screen.press("Set link");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: [/packages/umrah | href=/contact rel=noopener noreferrer]",
  ]);
  await screen.press("Link");
  await screen.press("Remove link");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: /packages/umrah",
  ]);
});

test("a picture is put in by its address, chosen, described, and gets words below it", async () => {
  const { screen, text } = await openWriting();
  await screen.press("Picture");
  expect(await screen.press("Add picture")).toEqual([
    "gone 1",
    '+ <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value autocomplete=off inputmode=url dir=ltr invalid=true describedby="Enter an address, for example https://example.com or /contac")',
    "focus button Add picture",
  ]);
  await screen.type("Address", " /art/makkah-dusk.svg ");
  await screen.type(/^What it shows/, " Dusk ");
  await screen.press("Add picture");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  (img src=/art/makkah-dusk.svg alt=Dusk contenteditable=false)",
    "  p dir=auto: /",
  ]);
  await screen.press("Picture");
  await screen.press("Choose from the library");
  const chosen = await screen.press(/gate-02/);
  expect(chosen).toEqual([
    "closed",
    "gone 2",
    '+ <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value=/media/gate-02/picture.png autocomplete=off inputmode=url dir=ltr)',
    '+ What it showsRead out to people who cannot see it. ("What it showsRead out to people who cannot see it." input name=alt value=Gate 02 maxlength=300 dir=auto) ("Only decoration" input type=checkbox) Only decoration',
    "focus input What it showsRead out to people who cannot see it.",
  ]);
  await screen.press("Only decoration");
  expect(await screen.press("Update picture")).toEqual([
    "closed",
    "gone 1",
    "+ (img role=presentation src=/media/gate-02/picture.png alt contenteditable=false)",
    "focus div Content",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  (img role=presentation src=/media/gate-02/picture.png alt contenteditable=false)",
    "  p dir=auto: /",
  ]);
  const toolbar = await screen.press("Caption");
  expect(toolbar.slice(0, 4)).toEqual([
    "gone 4",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=0 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "+ figure:",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  figure:",
    "    (img role=presentation src=/media/gate-02/picture.png alt)",
    "    figcaption: /",
    "  p dir=auto: /",
  ]);
});

test("pictures with words below them, tables and directions are taken as they stand", async () => {
  const { screen, text } = await openWriting();
  const html = `<figure><img src="/art/makkah-dusk.svg" alt="Dusk"><figcaption>At dusk</figcaption></figure><figure><img src="/art/city-work.svg" role="presentation" alt=""></figure><table><tr><th colspan="2">Both</th></tr><tr><td rowspan="2">A</td><td>B</td></tr><tr><td colspan="0">C</td></tr></table><p>Last</p>`;
  paste({ html });
  await screen.came();
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  figure:",
    "    (img src=/art/makkah-dusk.svg alt=Dusk)",
    "    figcaption: At dusk",
    "  figure:",
    "    (img src=/art/city-work.svg alt)",
    "    figcaption: /",
    "  <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "  div dir=auto:",
    "    table:",
    "      | {colspan=2} Both |",
    "      | A | B |",
    "      | C |",
    "  p dir=auto: Last",
  ]);
  const direct = async (way: string) => {
    await screen.press("Direction of the paragraph");
    await screen.press(way);
    return text().at(-1);
  };
  expect(await direct("Right to left")).toEqual("  p dir=rtl: Last");
  expect(await direct("Left to right")).toEqual("  p dir=ltr: Last");
  expect(await direct("As its first words")).toEqual("  p dir=auto: Last");
  await screen.press("Table");
  await screen.press("Insert a table");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  figure:",
    "    (img src=/art/makkah-dusk.svg alt=Dusk)",
    "    figcaption: At dusk",
    "  figure:",
    "    (img src=/art/city-work.svg alt)",
    "    figcaption: /",
    "  <No description yet | contenteditable=false data-undescribed= haspopup=dialog>",
    "  div dir=auto:",
    "    table:",
    "      | {colspan=2} Both |",
    "      | A | B |",
    "      | C |",
    "  p dir=auto: Last",
    "  div dir=auto:",
    "    table:",
    "      | / | / | / |",
    "      | / | / | / |",
    "      | / | / | / |",
    "  p dir=auto: /",
  ]);
  await screen.press("Table");
  expect(await screen.press("Row below")).toEqual(["closed", "+ … 1 more", "focus div Content"]);
});

test("a picture that says nothing is described where it stands; the panel to find opens by its key", async () => {
  const { screen, text } = await openWriting();
  paste({ html: `<p>Before</p><p><img src="/art/makkah-dusk.svg"></p><p>After</p>` });
  await screen.came();
  expect(await screen.press("No description yet")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Picture" describedby="One of your own, or the address of any picture.":',
    "+ ## Picture",
    "+ <‹x› | label=Close>",
    "+ One of your own, or the address of any picture.",
    "+ form:",
    '+ <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value=/art/makkah-dusk.svg autocomplete=off inputmode=url dir=ltr)',
    '+ What it showsRead out to people who cannot see it. ("What it showsRead out to people who cannot see it." input name=alt value maxlength=300 dir=auto) ("Only decoration" input type=checkbox) Only decoration',
    "+ <Update picture | type=submit>",
    "focus input What it showsRead out to people who cannot see it.",
  ]);
  await screen.type(/^What it shows/, "Dusk");
  await screen.press("Update picture");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  p dir=auto: Before",
    "  (img src=/art/makkah-dusk.svg alt=Dusk contenteditable=false)",
    "  p dir=auto: After",
  ]);
  const found = await screen.key("f", { ctrlKey: true });
  expect(found).toEqual([
    "+ search label=Find and replace:",
    "+ (input type=text value placeholder=Find dir=auto enterkeyhint=search label=Find) <‹arrow-up› | title=Previous label=Previous> <‹arrow-down› | title=Next label=Next> <‹x› | title=Close find label=Close find>",
    "+ (input type=text value placeholder=Replace by dir=auto label=Replace by) <Replace> <Replace all>",
    '+ ("Match case" input type=checkbox) Match case {role=status: } {role=status: }',
    "focus input Find",
  ]);
  expect((await screen.key("Escape")).at(-1)).toEqual("focus div Content");
  for (const more of [{}, { altKey: true }]) expect(await screen.key("f", more)).toEqual([]);
});
