import { expect, test } from "vitest";
import { ASKED_TO_SIGN_IN } from "#tests/support/asked-to-sign-in.ts";
import { choose, layPictures, uploadByFetch } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what comes into the library says what it shows; what does not come in says why", async () => {
  uploadByFetch();
  const admin = await openAdminWindow();
  await layPictures(admin, 2, { alt: "" });
  const { cookie } = await admin.asOwner();
  const one = (await admin.get("/api/media/picture-01", cookie)).body;
  const two = (await admin.get("/api/media/picture-02", cookie)).body;
  const screen = await admin.open("/media");
  admin.answer(/^POST \/api\/media/, 415, {
    code: "NOT_A_PICTURE",
    message: "That is no picture.",
    issues: [],
  });
  choose(".media-library", "letter.png");
  expect(await screen.came()).toEqual([
    "gone 1",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesletter.png9 bytesThat is no picture.Try again"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ section label=Uploads:",
    "+ li:",
    "+ {dir=auto: letter.png} 9 bytes",
    "+ div role=alert:",
    "+ ‹circle-alert› That is no picture.",
    "+ <Try again> <Leave it out>",
    "sent POST /api/media",
  ]);
  admin.answer(/^POST \/api\/media/, 201, one);
  expect(await screen.press("Try again")).toEqual([
    "gone 5",
    "+ # {tabindex=-1} Media",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesletter.png9 bytesWhat it showsRead out to peo"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ form:",
    "+ (img src=/media/gate-01/picture.png alt)",
    '+ ("What it shows" input type=text name=alt-picture-01 value dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '+ ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "+ <Save {hidden=true: Saving} | type=submit> <Later>",
    "sent POST /api/media",
    "focus h1 Media",
  ]);
  expect(await screen.press("Save")).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=alt-picture-01 value dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Say what the picture shows, or mark it as decorative." invalid=true)',
    "focus button Save Saving",
  ]);
  expect(await screen.type(/^What/, "The gate at dusk")).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=alt-picture-01 value=The gate at dusk dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Say what the picture shows, or mark it as decorative." invalid=true)',
    "focus input What it shows",
  ]);
  expect(await screen.press("Later")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="If you leave, what you typed is lost.":',
    "+ ## Leave without saving?",
    "+ If you leave, what you typed is lost.",
    "+ <Stay here> <Leave>",
    "focus button Stay here",
  ]);
  expect(await screen.press("Stay here")).toEqual(["closed", "focus button Later"]);
  expect(await screen.press("Save")).toEqual([
    "gone 10",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ li: <(img src=/media/gate-01/picture.png alt) {dir=auto: gate-01.png} 1600 × 900, 1.2 MB>",
    'sent PUT /api/media/picture-01 {"alt":"The gate at dusk","decorative":false,"focus":{"x":50,"y":50},"version":1}',
    "focus h1 Media",
  ]);

  admin.answer(/^POST \/api\/media/, 201, two);
  choose(".media-library", "gate.png");
  await screen.came();
  await screen.type(/^What/, "Mine");
  await admin.send(
    "PUT",
    "/api/media/picture-02",
    { alt: "Theirs", decorative: false, focus: { x: 50, y: 50 }, version: 1 },
    { cookie },
  );
  expect(await screen.press("Save")).toEqual([
    "gone 2",
    '+ ("What it shows" input type=text name=alt-picture-02 value=Mine dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Meanwhile somebody wrote: “Theirs”. Press once more to put y" invalid=true)',
    "+ li: <(img src=/media/gate-02/picture.png alt) {dir=auto: gate-02.png} 1600 × 900, 1.2 MB>",
    'sent PUT /api/media/picture-02 {"alt":"Mine","decorative":false,"focus":{"x":50,"y":50},"version":1}',
    "focus button Save Saving",
  ]);
  await admin.send("DELETE", "/api/media/picture-02", undefined, { cookie });
  expect(await screen.press("Save")).toEqual([
    "gone 10",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "error: Somebody has deleted this picture meanwhile.",
    'sent PUT /api/media/picture-02 {"alt":"Mine","decorative":false,"focus":{"x":50,"y":50},"version":2}',
    "focus h1 Media",
  ]);

  admin.answer(/^POST \/api\/media/, 500, { message: "The disk is full.", issues: [] });
  choose(".media-library", "a.png");
  await screen.came();
  expect(await screen.press(/Leave it out/)).toEqual([
    "gone 7",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
  ]);
  admin.answer(/^POST \/api\/media/, 401, { message: "Sign in first.", issues: [] });
  choose(".media-library", "b.png");
  expect(await screen.came()).toEqual([
    ...ASKED_TO_SIGN_IN,
    "sent POST /api/media",
    "focus input Email",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    "gone 1",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesb.png9 bytesSign in first.Try againLeave it o"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ section label=Uploads:",
    "+ li:",
    "+ {dir=auto: b.png} 9 bytes",
    "+ div role=alert:",
    "+ ‹circle-alert› Sign in first.",
    "+ <Try again> <Leave it out>",
    "focus h1 Media",
  ]);
  expect(await screen.press(/Leave it out/)).toEqual([
    "gone 7",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
  ]);
});
