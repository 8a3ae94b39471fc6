import { expect, test } from "vitest";
import { layPictures } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a library that cannot be read says so, and is asked again", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/media");
  admin.answer(/^GET \/api\/media/, 500, { message: "It is not known.", issues: [] });
  expect(await screen.type("Search pictures", "gate")).toEqual([
    "gone 4",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesThe pictures could not be loadedIt is not kno"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '+ search: Search pictures ("Search pictures" input type=search value=gate)',
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ The pictures could not be loaded",
    "+ It is not known.",
    "+ <Try again>",
    "focus input Search pictures",
  ]);
  admin.answerAsBefore();
  await layPictures(admin, 1, { alt: "" });
  expect(await screen.press("Try again")).toEqual([
    "gone 6",
    "+ # {tabindex=-1} Media",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ ul:",
    '+ li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "+ li: <(img src=/media/gate-01/picture.png alt) {dir=auto: gate-01.png} 1600 × 900, 1.2 MBNo description yet>",
    "+ p role=status",
    "focus h1 Media",
  ]);
});
