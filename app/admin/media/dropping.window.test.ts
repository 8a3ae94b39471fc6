import { expect, test } from "vitest";
import { layPictures, uploadByFetch } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const picture = (name: string) => new File(["a picture"], name, { type: "image/png" });

/** Something is dragged over a part of the page, and dropped there. */
function drop(part: string, files: File[], types = ["Files"]) {
  const target = document.querySelector(part);
  const fire = (kind: string) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    target?.dispatchEvent(Object.assign(event, { dataTransfer: { files, types } }));
    return event.defaultPrevented;
  };
  return [fire("dragover"), fire("drop")];
}

async function openWithPictures(path: string) {
  uploadByFetch();
  const admin = await openAdminWindow();
  await layPictures(admin, 2);
  const { cookie } = await admin.asOwner();
  const one = (await admin.get("/api/media/picture-01", cookie)).body;
  const screen = await admin.open(path);
  screen.outline();
  return { admin, screen, one };
}

const FAILS = { message: "That is no picture.", issues: [] };

test("the picture of a post is dropped, suggested, or chosen from the library", async () => {
  const { admin, screen, one } = await openWithPictures("/blog/create");
  expect(await screen.type("Blog Type", "Umrah")).toEqual([
    "gone 3",
    "+ section label=Suggested for Umrah:",
    "+ p dir=auto: Suggested for Umrah",
    "+ ul:",
    "+ li: <(img src=/art/makkah-dusk.svg alt) | title=The Kaaba and Masjid al-Haram at dusk label=The Kaaba and Masjid al-Haram at dusk>",
    "+ li: <(img src=/art/madinah-dawn.svg alt) | title=The Green Dome of Masjid an-Nabawi at dawn label=The Green Dome of Masjid an-Nabawi at dawn>",
    '+ ("Blog Type" input type=text name=type value=Umrah dir=auto required describedby="Visitors filter the blog by this word. Use one you already h")',
    "+ div role=group label=Types already used: <Student Visa | pressed=false> <Umrah | pressed=true> <Visa Tips | pressed=false> <Air Tickets | pressed=false> <Hajj | pressed=false> <Tours | pressed=false> <Work Visa | pressed=false>",
    "+ ‹pencil› {role=status: Kept on this device until it has a title}",
    "focus input Blog Type",
  ]);
  expect(await screen.press("The Kaaba and Masjid al-Haram at dusk")).toEqual([
    "gone 12",
    '+ section labelledby="Before it goes public":',
    "+ ## {tabindex=-1} Before it goes public",
    "+ ‹circle-check› Nothing to look at.",
    '+ ("Blog Image" input type=text name=image value=/art/makkah-dusk.svg dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ (img src=/art/makkah-dusk.svg alt=The picture at this address)",
    "+ <Preview> <Create Blog {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "focus input Blog Image",
  ]);
  admin.answer(/^POST \/api\/media/, 415, FAILS);
  expect(drop(".picture-drop", [picture("letter.txt")])).toEqual([true, true]);
  expect(await screen.came()).toEqual([
    "+ p role=status: letter.txt is not uploaded. That is no picture.",
    "sent POST /api/media",
  ]);
  drop(".picture-drop", []);
  expect(await screen.came()).toEqual([]);
  admin.answer(/^POST \/api\/media/, 201, one);
  drop(".picture-drop", [picture("gate.png"), picture("yard.png")]);
  expect(await screen.came()).toEqual([
    "gone 3",
    '+ ("Blog Image" input type=text name=image value=/media/gate-01/picture.png dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ (img src=/media/gate-01/picture.png alt=The picture at this address)",
    "+ p role=status: One picture fits here: gate.png was taken, the others were not.",
    "sent POST /api/media",
  ]);
  await screen.press(/^Choose/);
  expect(await screen.press(/gate-02/)).toEqual([
    "closed",
    "gone 2",
    '+ ("Blog Image" input type=text name=image value=/media/gate-02/picture.png dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ (img src=/media/gate-02/picture.png alt=The picture at this address)",
    "focus button Choose a picture for Blog Image",
  ]);
  await screen.press(/^Choose/);
  await screen.press("Illustrations");
  expect(await screen.press(/^White tents|^Use.*tents/)).toEqual([
    "closed",
    "gone 2",
    '+ ("Blog Image" input type=text name=image value=/art/hajj-mina.svg dir=ltr required describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Blog Image} | haspopup=dialog>',
    "+ (img src=/art/hajj-mina.svg alt=The picture at this address)",
    "focus button Choose a picture for Blog Image",
  ]);
});

test("files are dropped on the library and pasted into it; words are not", async () => {
  const { admin, screen, one } = await openWithPictures("/media");
  expect(drop(".media-library", [], ["text/plain"])[0]).toBe(false);
  await screen.came();
  admin.answer(/^POST \/api\/media/, 415, FAILS);
  expect(drop(".media-library", [picture("a.png")])).toEqual([true, true]);
  expect(await screen.came()).toEqual([
    "gone 1",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesa.png9 bytesThat is no picture.Try againLeave"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    "+ section label=Uploads:",
    "+ li:",
    "+ {dir=auto: a.png} 9 bytes",
    "+ div role=alert:",
    "+ ‹circle-alert› That is no picture.",
    "+ <Try again> <Leave it out>",
    "sent POST /api/media",
  ]);
  const paste = async (files: File[]) => {
    const event = Object.assign(new Event("paste", { bubbles: true }), {
      clipboardData: { files },
    });
    document.dispatchEvent(event);
    return screen.came();
  };
  expect(await paste([])).toEqual([]);
  admin.answer(/^POST \/api\/media/, 201, one);
  expect(await paste([picture("gate.png")])).toEqual([
    "+ {dir=auto: gate.png} 9 bytes",
    "+ form:",
    "+ (img src=/media/gate-01/picture.png alt)",
    '+ ("What it shows" input type=text name=alt-picture-01 value=Gate 01 dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '+ ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "+ <Save {hidden=true: Saving} | type=submit> <Later>",
    "sent POST /api/media",
  ]);
});

test("what stays in view of a picture is pressed on it, or set with two sliders", async () => {
  const { screen } = await openWithPictures("/media");
  await screen.press(/gate-02/);
  const area = document.querySelector<HTMLElement>(".focus-picture");
  const sent: unknown[] = [];
  if (!area) throw new Error("no picture");
  Object.assign(area, {
    setPointerCapture: (id: number) => sent.push(id),
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 200, height: 100 }),
  });
  const fire = async (kind: string, clientX: number, clientY: number, buttons: number) => {
    const init = { clientX, clientY, buttons, pointerId: 7, bubbles: true };
    area.dispatchEvent(new PointerEvent(kind, init));
    await screen.came();
    const sliders = [...document.querySelectorAll<HTMLInputElement>("[type=range]")];
    return sliders.map((one) => [one.value, one.getAttribute("aria-valuetext")]);
  };
  expect(await fire("pointerdown", 150, 75, 1)).toEqual([
    ["25", "25%"],
    ["25", "25%"],
  ]);
  expect(await fire("pointermove", 999, 0, 1)).toEqual([
    ["100", "100%"],
    ["0", "0%"],
  ]);
  expect(await fire("pointermove", 150, 75, 0)).toEqual([
    ["100", "100%"],
    ["0", "0%"],
  ]);
  expect(sent).toEqual([7]);
  await screen.type("Left to right", "33");
  expect(await screen.type("Top to bottom", "66")).toEqual([
    "gone 1",
    '+ Left to right ("Left to right" input type=range value=33 min=0 max=100 valuetext=33%) Top to bottom ("Top to bottom" input type=range value=66 min=0 max=100 valuetext=66%)',
    "focus input Top to bottom",
  ]);
  expect((await screen.press("Save")).filter((line) => line.startsWith("sent"))).toEqual([
    'sent PUT /api/media/picture-02 {"alt":"Gate 02","decorative":false,"focus":{"x":33,"y":66},"version":1}',
  ]);
});
