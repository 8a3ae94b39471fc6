import { expect, test } from "vitest";
import { layPictures } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a picture of the library is looked at, described, kept while it is used, and deleted", async () => {
  const admin = await openAdminWindow();
  await layPictures(admin, 60);
  const screen = await admin.open("/media");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Media",
    "  Your pictures, and the illustrations that come with the site.",
    "  div dir=ltr:",
    '    div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '    div role=tabpanel tabindex=-1 labelledby="Pictures":',
    '      search: Search pictures ("Search pictures" input type=search value)',
    "      ul:",
    '        li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "        li: <(img src=/media/gate-60/picture.png alt) {dir=auto: gate-60.png} 1600 × 900, 1.2 MB>",
    "        … 46 more",
    "        li: <(img src=/media/gate-13/picture.png alt) {dir=auto: gate-13.png} 1600 × 900, 1.2 MB>",
    "      p role=status",
    "      <Show more pictures>",
    '    div role=tabpanel tabindex=-1 hidden labelledby="Illustrations"',
  ]);
  expect(await screen.press("Show more pictures")).toEqual([
    "gone 3",
    "+ … 58 more",
    "+ li: <(img src=/media/gate-01/picture.png alt) {dir=auto: gate-01.png} 1600 × 900, 1.2 MB>",
  ]);
  expect(await screen.type("Search pictures", "gate 07")).toEqual([
    "gone 4",
    '+ search: Search pictures ("Search pictures" input type=search value=gate 07)',
    "+ li: <(img src=/media/gate-07/picture.png alt) {dir=auto: gate-07.png} 1600 × 900, 1.2 MB>",
    "focus input Search pictures",
  ]);
  expect(await screen.type("Search pictures", "nobody has it")).toEqual([
    "gone 6",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them hereNo p"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '+ search: Search pictures ("Search pictures" input type=search value=nobody has it)',
    '+ ul: li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "+ p role=status: No picture says that. Try fewer letters.",
  ]);
  await screen.type("Search pictures", "");
  expect(await screen.press(/gate-26/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="gate-26.png":',
    "+ ## gate-26.png",
    "+ <‹x› | label=Close>",
    '+ form autocomplete=off labelledby="1600 × 900 pixels, 1.2 MB":',
    "+ fieldset:",
    "+ legend: Focus point",
    "+ Press on what must stay in view when the picture is cropped.",
    "+ (img src=/media/gate-26/picture.png alt)",
    '+ Left to right ("Left to right" input type=range value=50 min=0 max=100 valuetext=50%) Top to bottom ("Top to bottom" input type=range value=50 min=0 max=100 valuetext=50%)',
    "+ div hidden=true: (img src=/media/gate-26/picture.png alt) (img src=/media/gate-26/picture.png alt)",
    '+ ("What it shows" input type=text name=alt value=Gate 26 dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '+ ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "+ <Save {hidden=true: Saving} | type=submit> {role=status: }",
    "+ p role=status",
    "+ section:",
    "+ 1600 × 900 pixels, 1.2 MB",
    '+ Address ("Address" input value=/media/gate-26/picture.png dir=ltr readonly)',
    "+ ### Where it is used",
    "+ Nowhere yet.",
    "+ <‹trash› Delete picture>",
    "at /admin/media?picture=picture-26",
    "focus button Close",
  ]);
  expect(await screen.type(/^What/, "")).toEqual([
    "gone 2",
    '+ ("What it shows" input type=text name=alt value dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    "+ <Save {hidden=true: Saving} | type=submit> {role=status: Not saved yet}",
    "focus input What it shows",
  ]);
  expect(await screen.press("Save")).toEqual([
    "gone 1",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Say what the picture shows, or mark it as decorative | href=#field-alt]",
    '+ ("What it shows" input type=text name=alt value dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Say what the picture shows, or mark it as decorative." invalid=true)',
    "focus div Please fix one thingSay what the picture shows, or mark it a",
  ]);
  await screen.type(/^What/, "The old gate");
  await screen.type(/left/i, "20");
  await screen.type(/top/i, "80");
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="gate-26.png":',
    "  ## gate-26.png",
    "  <‹x› | label=Close>",
    '  form autocomplete=off labelledby="1600 × 900 pixels, 1.2 MB":',
    '    div role=group tabindex=-1 labelledby="Please fix one thing":',
    "      ‹circle-alert› Please fix one thing",
    "      ul: li: [Say what the picture shows, or mark it as decorative | href=#field-alt]",
    "    fieldset:",
    "      legend: Focus point",
    "      Press on what must stay in view when the picture is cropped.",
    "      (img src=/media/gate-26/picture.png alt)",
    '      Left to right ("Left to right" input type=range value=20 min=0 max=100 valuetext=20%) Top to bottom ("Top to bottom" input type=range value=80 min=0 max=100 valuetext=80%)',
    "      div hidden=true: (img src=/media/gate-26/picture.png alt) (img src=/media/gate-26/picture.png alt)",
    '    ("What it shows" input type=text name=alt value=The old gate dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '    ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "    <Save {hidden=true: Saving} | type=submit> {role=status: Not saved yet}",
    "    p role=status",
    "  section:",
    "    1600 × 900 pixels, 1.2 MB",
    '    Address ("Address" input value=/media/gate-26/picture.png dir=ltr readonly)',
    "    ### Where it is used",
    "    Nowhere yet.",
    "    <‹trash› Delete picture>",
  ]);
  admin.answer(/^PUT/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Save")).toEqual([
    "gone 4",
    "+ <Save {hidden=true: Saving} | type=submit> {role=status: The disk is full.}",
    "error: The picture is not saved. The disk is full.",
    'sent PUT /api/media/picture-26 {"alt":"The old gate","decorative":false,"focus":{"x":20,"y":80},"version":1}',
    "focus button Save Saving",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Save")).toEqual([
    "gone 1",
    "+ <Save {hidden=true: Saving} | type=submit> {role=status: }",
    "success: Picture saved.",
    'sent PUT /api/media/picture-26 {"alt":"The old gate","decorative":false,"focus":{"x":20,"y":80},"version":1}',
  ]);
  expect(await screen.press("Delete picture")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Delete this picture?" describedby="Its file and all its sizes go for good.":',
    "+ ## Delete this picture?",
    "+ Its file and all its sizes go for good.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Keep it")).toEqual(["closed", "focus button Delete picture"]);
  await screen.press("Delete picture");
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "gone 2",
    "+ # {tabindex=-1} Media",
    "+ … 45 more",
    "success: Picture deleted.",
    "sent DELETE /api/media/picture-26",
    "at /admin/media",
    "focus h1 Media",
  ]);

  await screen.press(/gate-25/);
  const { cookie } = await admin.asOwner();
  await admin.send("DELETE", "/api/media/picture-25", undefined, { cookie });
  await screen.press("Delete picture");
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "gone 1",
    "+ … 44 more",
    "success: Picture deleted.",
    "sent DELETE /api/media/picture-25",
    "at /admin/media",
    "focus h1 Media",
  ]);
  admin.answer(/^DELETE/, 500, { message: "The disk is full.", issues: [] });
  await screen.press(/gate-24/);
  await screen.press("Delete picture");
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "error: The picture is still there. The disk is full.",
    "sent DELETE /api/media/picture-24",
    "focus button Delete picture",
  ]);
  admin.answer(/^GET .*picture-23/, 500, { message: "It is not known.", issues: [] });
  await screen.press("Close");
  expect(await screen.press(/gate-23/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Picture":',
    "+ ## Picture",
    "+ <‹x› | label=Close>",
    "+ p role=alert: It is not known.",
    "+ <Try again>",
    "at /admin/media?picture=picture-23",
    "focus button Close",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Try again")).toEqual([
    "gone 4",
    '+ div role=dialog tabindex=-1 labelledby="gate-23.png":',
    "+ ## gate-23.png",
    '+ form autocomplete=off labelledby="1600 × 900 pixels, 1.2 MB":',
    "+ fieldset:",
    "+ legend: Focus point",
    "+ Press on what must stay in view when the picture is cropped.",
    "+ (img src=/media/gate-23/picture.png alt)",
    '+ Left to right ("Left to right" input type=range value=50 min=0 max=100 valuetext=50%) Top to bottom ("Top to bottom" input type=range value=50 min=0 max=100 valuetext=50%)',
    "+ div hidden=true: (img src=/media/gate-23/picture.png alt) (img src=/media/gate-23/picture.png alt)",
    '+ ("What it shows" input type=text name=alt value=Gate 23 dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '+ ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "+ <Save {hidden=true: Saving} | type=submit> {role=status: }",
    "+ p role=status",
    "+ section:",
    "+ 1600 × 900 pixels, 1.2 MB",
    '+ Address ("Address" input value=/media/gate-23/picture.png dir=ltr readonly)',
    "+ ### Where it is used",
    "+ Nowhere yet.",
    "+ <‹trash› Delete picture>",
    "focus div gate-23.pngFocus pointPress on what must stay in view when t",
  ]);

  const { body } = await admin.get("/api/package/umrah", cookie);
  const put = await admin.send(
    "PUT",
    "/api/package/umrah",
    { ...body, bannerimageUrl: "/media/gate-22/picture.png", version: body.version },
    { cookie },
  );
  expect(put.status).toBe(200);
  await screen.press("Close");
  await screen.press(/gate-22/);
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="gate-22.png":',
    "  ## gate-22.png",
    "  <‹x› | label=Close>",
    '  form autocomplete=off labelledby="1600 × 900 pixels, 1.2 MB":',
    "    fieldset:",
    "      legend: Focus point",
    "      Press on what must stay in view when the picture is cropped.",
    "      (img src=/media/gate-22/picture.png alt)",
    '      Left to right ("Left to right" input type=range value=50 min=0 max=100 valuetext=50%) Top to bottom ("Top to bottom" input type=range value=50 min=0 max=100 valuetext=50%)',
    "      div hidden=true: (img src=/media/gate-22/picture.png alt) (img src=/media/gate-22/picture.png alt)",
    '    ("What it shows" input type=text name=alt value=Gate 22 dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '    ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "    <Save {hidden=true: Saving} | type=submit> {role=status: }",
    "    p role=status",
    "  section:",
    "    1600 × 900 pixels, 1.2 MB",
    '    Address ("Address" input value=/media/gate-22/picture.png dir=ltr readonly)',
    "    ### Where it is used",
    "    Nowhere yet.",
    "    <‹trash› Delete picture>",
  ]);
});
