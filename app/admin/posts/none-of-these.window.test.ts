import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a list of posts without any says why, and leads back to all", async () => {
  const admin = await openAdminWindow();
  const seen: Record<string, string[]> = {};
  for (const query of ["state=draft", "state=scheduled", "q=zebra", "q=hajj&type=Tours"]) {
    const screen = await admin.open(`/blog?${query}`);
    seen[query] = screen
      .outline()
      .slice(-4)
      .map((line) => line.trim());
  }
  expect(seen).toEqual({
    "state=draft": [
      "No post stands so",
      "Posts in this state will appear here.",
      "div data-view=cards",
      "nav label=Pages",
    ],
    "state=scheduled": [
      "No post stands so",
      "Posts in this state will appear here.",
      "div data-view=cards",
      "nav label=Pages",
    ],
    "q=zebra": [
      "Try fewer letters, or look at all of them.",
      "[Show all | href=/admin/blog]",
      "div data-view=cards",
      "nav label=Pages",
    ],
    "q=hajj&type=Tours": [
      "Try fewer letters, or look at all of them.",
      "[Show all | href=/admin/blog]",
      "div data-view=cards",
      "nav label=Pages",
    ],
  });
});

test("a new post takes a link made of its title, and a picture that fits its words", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/create");
  const came = await screen.type("Blog Title", "Hajj with children");
  expect(
    came.filter((line) => /Use|img/.test(line)).map((line) => line.replace(/ \|.*/, "")),
  ).toEqual([
    "+ li: <(img src=/art/makkah-dusk.svg alt)",
    "+ li: <(img src=/art/madinah-dawn.svg alt)",
    "+ li: <(img src=/art/hajj-mina.svg alt)",
    "+ <Use hajj-with-children>",
  ]);
  expect(await screen.press(/^Use /)).toEqual([
    "gone 2",
    '+ {hidden=true: /blog/} ("Blog Link" input type=text name=link value=hajj-with-children dir=ltr required describedby="The end of the web address. Letters, numbers and hyphens; no")',
    "+ p role=status: ‹circle-check› No other post uses this link",
    "focus input Blog Link",
  ]);
  expect(await screen.press("White tents in the valley of Mina at sunrise")).toEqual([
    "gone 13",
    '+ section labelledby="Before it goes public":',
    "+ ## {tabindex=-1} Before it goes public",
    "+ ‹circle-check› Nothing to look at.",
    '+ ("Blog Image" input type=text name=image value=/art/hajj-mina.svg dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ (img src=/art/hajj-mina.svg alt=The picture at this address)",
    "+ <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "focus input Blog Image",
  ]);
});
