import { expect, test } from "vitest";
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
