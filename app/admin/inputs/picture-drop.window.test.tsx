import { expect, test } from "vitest";
import { Held } from "#tests/support/held-input.tsx";
import { uploadByFetch } from "#tests/support/lay-pictures.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { PictureField } from "./picture-field.tsx";

test("of two pictures dropped one after the other the later one is taken, whichever is there first", async () => {
  uploadByFetch();
  const taken: string[] = [];
  const screen = showPiece(
    <PictureDrop onUploaded={(address) => taken.push(address)}>a field</PictureDrop>,
  );
  const waiting: ((answer: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  for (const name of ["first.png", "later.png"]) {
    const event = new Event("drop", { bubbles: true, cancelable: true });
    const files = [new File(["a picture"], name, { type: "image/png" })];
    const drop = Object.assign(event, { dataTransfer: { files } });
    document.querySelector(".picture-drop")?.dispatchEvent(drop);
  }
  await screen.came();
  const [first, later] = waiting;
  later?.(Response.json({ url: "/media/later" }, { status: 201 }));
  await screen.came();
  first?.(Response.json({ url: "/media/first" }, { status: 201 }));
  await screen.came();
  expect([waiting.length, taken]).toEqual([2, ["/media/later"]]);
});

test("a field says that what is dragged over it can be dropped; choosing is called off", async () => {
  const screen = showPiece(
    <Held first="">
      {(typed) => <PictureField name="image" label="Picture" isLarge {...typed} />}
    </Held>,
    () => ({ body: [] }),
  );
  await screen.came();
  const over = async (kind: string) => {
    const field = document.querySelector(".picture-drop");
    const event = new Event(kind, { bubbles: true, cancelable: true });
    field?.dispatchEvent(event);
    await screen.came();
    return [event.defaultPrevented, field?.hasAttribute("data-over")];
  };
  expect([await over("dragover"), await over("dragleave")]).toEqual([
    [true, true],
    [false, false],
  ]);
  await screen.press(/^Choose/);
  expect(await screen.press("Close")).toEqual([
    "closed",
    "focus button Choose a picture for Picture",
  ]);
});
