import { expect, test } from "vitest";
import { layPictures } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("the library", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/media");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Media",
    "  Your pictures, and the illustrations that come with the site.",
    "  div dir=ltr:",
    '    div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them hereNo p"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '    div role=tabpanel tabindex=-1 labelledby="Pictures":',
    '      search: Search pictures ("Search pictures" input type=search value)',
    '      ul: li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "      p role=status: No pictures yet. The first one will appear here.",
    '    div role=tabpanel tabindex=-1 hidden labelledby="Illustrations"',
  ]);
  expect(await screen.press("Illustrations")).toEqual([
    "gone 2",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=false controls="Search picturesUpload picturesor drop or paste them hereNo p"> <Illustrations | role=tab tabindex=0 selected=true controls="Drawn for the site. They weigh little and fit everywhere.The">',
    '+ div role=tabpanel tabindex=-1 labelledby="Illustrations":',
    "+ Drawn for the site. They weigh little and fit everywhere.",
    "+ ul:",
    "+ li: <(img src=/art/makkah-dusk.svg alt) The Kaaba and Masjid al-Haram at dusk/art/makkah-dusk.svg>",
    "+ li: <(img src=/art/madinah-dawn.svg alt) The Green Dome of Masjid an-Nabawi at dawn/art/madinah-dawn.svg>",
    "+ … 15 more",
    "+ li: <(img src=/art/routes-tile.svg alt) A flight route across a map/art/routes-tile.svg>",
    "focus button Illustrations",
  ]);
  await screen.type(/Search/, "makkah");
  expect(await screen.came()).toEqual([]);
});

test("pictures without a description are looked through alone, and then all of them", async () => {
  const admin = await openAdminWindow({ demo: false });
  await layPictures(admin, 2);
  await admin.db.updateTable("media").set({ alt: "" }).where("id", "=", "picture-02").execute();
  const screen = await admin.open("/media?described=no");
  const shown = () => screen.outline().filter((line) => /gate-0/.test(line)).length;
  const counts = [shown()];
  await screen.press(/gate-02/);
  await screen.press("Close");
  counts.push(shown());
  const at = screen.router.state.location.search;
  await screen.press("Show all pictures");
  expect([...counts, at, shown()]).toEqual([1, 1, "?described=no", 2]);
});

test("two who describe one picture see both descriptions, in words; its address is chosen whole", async () => {
  const admin = await openAdminWindow({ demo: false });
  await layPictures(admin, 1);
  const screen = await admin.open("/media?picture=picture-01");
  const address = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[readonly]")];
  address[0]?.focus();
  expect([address[0]?.selectionStart, address[0]?.selectionEnd]).toEqual([
    0,
    "/media/gate-01/picture.png".length,
  ]);
  await screen.type("Left to right", "20");
  await screen.press(/^Decorative/);
  const theirs = { alt: "A gate", decorative: false, focus: { x: 80, y: 50 }, version: 1 };
  await admin.send("PUT", "/api/media/picture-01", theirs, await admin.asOwner());
  const both = await screen.press("Save");
  expect(both.filter((line) => /legend|input type=radio/.test(line))).toEqual([
    "+ legend: What it shows",
    '+ ("YoursGate 01" input type=radio name=choice-alt) Yours {dir=auto: Gate 01}',
    '+ ("Saved by somebody elseremoved:Gate 01added:A gate" input type=radio name=choice-alt checked) Saved by somebody else',
    "+ legend: Decorative",
    '+ ("Yoursremoved:Noadded:Yes" input type=radio name=choice-decorative checked) Yours',
    '+ ("Saved by somebody elseNo" input type=radio name=choice-decorative) Saved by somebody else {dir=auto: No}',
    "+ legend: Focus point",
    '+ ("Yoursremoved:50added:20% from the left, 50% from the top" input type=radio name=choice-focus checked) Yours',
    '+ ("Saved by somebody elseremoved:50added:80% from the left, 50% from the top" input type=radio name=choice-focus) Saved by somebody else',
  ]);
});
