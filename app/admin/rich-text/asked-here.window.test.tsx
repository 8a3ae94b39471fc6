import { expect, test } from "vitest";
import { showText } from "#tests/support/show-text.tsx";

test("a link is asked for: a wrong address is told, a right one is put round what is chosen, or stands for itself", async () => {
  const { screen, mark, editor, written } = await showText(() => ({ body: [] }));
  editor.commands.focus();
  const opened = await screen.press("Link");
  expect(opened).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Link" describedby="A page of this site, for example /packages/umrah, or a whole":',
    "+ ## Link",
    "+ <‹x› | label=Close>",
    "+ A page of this site, for example /packages/umrah, or a whole address.",
    "+ form:",
    '+ ("Address" input role=combobox type=text name=address value autocomplete=off inputmode=url dir=ltr expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    "+ <Set link | type=submit>",
    "focus input Address",
  ]);
  expect(await screen.press("Set link")).toEqual([
    "gone 1",
    '+ ("Address" input role=combobox type=text name=address value autocomplete=off inputmode=url dir=ltr expanded=false controls="" autocomplete=list invalid=true describedby="Enter an address, for example https://example.com or /contac") <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "focus button Set link",
  ]);
  await screen.type("Address", " /contact ");
  expect(await screen.press("Set link")).toEqual([
    "closed",
    "gone 4",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=0 label=Link pressed=true> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: [/contact | href=/contact rel=noopener noreferrer]",
    "+ 1 word, about 1 minute to read",
    "focus div Content",
  ]);
  expect(written()).toEqual('<p><a rel="noopener noreferrer" href="/contact">/contact</a></p>');
  mark("<p>Noor</p>");
  await screen.press("Link");
  await screen.type("Address", "/blog");
  await screen.press("Set link");
  expect(written()).toEqual('<p><a rel="noopener noreferrer" href="/blog">Noor</a></p>');
  editor.commands.setTextSelection(2);
  expect(await screen.press("Link")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Link" describedby="A page of this site, for example /packages/umrah, or a whole":',
    "+ ## Link",
    "+ <‹x› | label=Close>",
    "+ A page of this site, for example /packages/umrah, or a whole address.",
    "+ form:",
    '+ ("Address" input role=combobox type=text name=address value=/blog autocomplete=off inputmode=url dir=ltr expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    "+ <Remove link> <Set link | type=submit>",
    "focus input Address",
  ]);
  await screen.type("Address", "/about");
  await screen.press("Set link");
  expect(written()).toEqual('<p><a rel="noopener noreferrer" href="/about">Noor</a></p>');
  await screen.press("Link");
  expect(await screen.press("Remove link")).toEqual([
    "closed",
    "gone 2",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=0 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: Noor",
    "focus div Content",
  ]);
  expect(written()).toEqual("<p>Noor</p>");
});

test("a picture is asked for by its address, described, marked as decoration, and gets words below it", async () => {
  const { screen, editor, written } = await showText();
  const opened = await screen.press("Picture");
  expect(opened).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Picture" describedby="One of your own, or the address of any picture.":',
    "+ ## Picture",
    "+ <‹x› | label=Close>",
    "+ One of your own, or the address of any picture.",
    "+ form:",
    '+ <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value autocomplete=off inputmode=url dir=ltr)',
    '+ What it showsRead out to people who cannot see it. ("What it showsRead out to people who cannot see it." input name=alt value maxlength=300 dir=auto) ("Only decoration" input type=checkbox) Only decoration',
    "+ <Add picture | type=submit>",
    "focus button Close",
  ]);
  expect(await screen.press("Add picture")).toEqual([
    "gone 1",
    '+ <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value autocomplete=off inputmode=url dir=ltr invalid=true describedby="Enter an address, for example https://example.com or /contac")',
    "focus button Add picture",
  ]);
  await screen.type("Address", " /art/makkah-dusk.svg ");
  await screen.type(/^What it shows/, " Dusk ");
  expect(await screen.press("Add picture")).toEqual([
    "closed",
    "gone 4",
    "+ <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=false> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=false>",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=0 label=Picture>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "+ (img src=/art/makkah-dusk.svg alt=Dusk contenteditable=false)",
    "+ p dir=auto: /",
    "focus div Content",
  ]);
  expect(written()).toEqual('<img src="/art/makkah-dusk.svg" alt="Dusk">');
  editor.commands.setNodeSelection(0);
  await screen.press("Picture");
  await screen.press("Only decoration");
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Picture" describedby="One of your own, or the address of any picture.":',
    "  ## Picture",
    "  <‹x› | label=Close>",
    "  One of your own, or the address of any picture.",
    "  form:",
    '    <‹image› Choose from the library | haspopup=dialog> Address ("Address" input name=address value=/art/makkah-dusk.svg autocomplete=off inputmode=url dir=ltr)',
    '    What it showsRead out to people who cannot see it. ("What it showsRead out to people who cannot see it." input name=alt value maxlength=300 dir=auto disabled) ("Only decoration" input type=checkbox checked) Only decoration',
    "    <Update picture | type=submit>",
  ]);
  await screen.press("Update picture");
  expect(written()).toEqual('<img src="/art/makkah-dusk.svg" alt="" role="presentation">');
  editor.commands.setNodeSelection(0);
  await screen.came();
  await screen.press("Caption");
  editor.commands.insertContent("At dusk");
  expect(written()).toEqual(
    '<figure><img src="/art/makkah-dusk.svg" alt="" role="presentation"><figcaption>At dusk</figcaption></figure>',
  );
  await screen.press("Picture");
  await screen.press("Only decoration");
  await screen.type(/^What it shows/, "Makkah");
  await screen.press("Update picture");
  expect(written()).toEqual(
    '<figure><img src="/art/makkah-dusk.svg" alt="Makkah"><figcaption>At dusk</figcaption></figure>',
  );
});

test("under a picture that says nothing a button asks for its words", async () => {
  const { screen, editor, written } = await showText();
  editor.commands.setContent('<p>One</p><img src="/art/makkah-dusk.svg"><p>Two</p>');
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
  expect(written()).toEqual('<p>One</p><img src="/art/makkah-dusk.svg" alt="Dusk"><p>Two</p>');
  expect(screen.outline("[contenteditable=true]")).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  p dir=auto: One",
    "  (img src=/art/makkah-dusk.svg alt=Dusk contenteditable=false)",
    "  p dir=auto: Two",
  ]);
});
