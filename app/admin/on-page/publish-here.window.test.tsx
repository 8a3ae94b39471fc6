import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PublishHere } from "./publish-here.tsx";
import type { Doing, Edited } from "./storing/use-edited.ts";

const DOCUMENT = { place: { kind: "page", id: "about" }, title: "About", body: {} };

/** The menu beside Publish; what was asked through it. */
async function open(doing: Doing = { kind: "nothing" }, waiting: object[] = [], isKept = true) {
  const told: string[] = [];
  const edited = {
    ...{ doing, waiting, editing: { documents: [DOCUMENT] } },
    keep: async () => told.push("keep") > 0 && isKept,
    plan: async (at: string) => void told.push(`plan ${at}`),
    publish: async () => void told.push("publish"),
    throwAway: async () => void told.push("throw away"),
  } as unknown as Edited;
  function Bar() {
    const [isPlanning, onPlanning] = useState(false);
    return <PublishHere {...{ edited, isPlanning, onPlanning }} />;
  }
  const screen = showPiece(<Bar />, () => ({ body: { previews: [] } }));
  await screen.came();
  const button = document.querySelector("main button");
  return { screen, told, name: button?.getAttribute("aria-label") ?? "", button };
}

test("beside Publish it is kept as a draft, planned, or thrown away where something waits", async () => {
  const { screen, told, name } = await open({ kind: "nothing" }, [DOCUMENT]);
  expect(await screen.press(name)).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹inbox› Keep as draftNothing public changes",
    "+ div role=menuitem tabindex=-1: ‹clock› Publish later …",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹eye› Preview",
    "+ div role=menuitem tabindex=-1: ‹share› Share preview …For somebody without an account",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹undo› Throw the changes away …",
    "focus div Keep as draftNothing public changesPublish later …PreviewSha",
  ]);
  expect(await screen.press(/^Save as draft|^Keep as draft|draft/i)).toEqual([
    "closed",
    "success: Kept as a draft. Nothing public changed.",
    "focus button More ways to save",
  ]);
  expect(told.splice(0)).toEqual(["keep"]);
  await screen.press(name);
  expect(await screen.press(/^Throw/)).toEqual([
    "closed",
    '+ div role=alertdialog tabindex=-1 labelledby="Throw the changes away?" describedby="The form shows what is public again. What you throw away sta":',
    "+ ## Throw the changes away?",
    "+ The form shows what is public again. What you throw away stays in the history for 30 days.",
    "+ <Not now> <Throw them away | .button-danger>",
    "focus button Not now",
  ]);
  await screen.press(/^Throw/);
  expect(told.splice(0)).toEqual(["throw away"]);
});

test("what could not be kept is not said to be; where nothing waits, nothing is thrown away", async () => {
  const { screen, told, name } = await open({ kind: "nothing" }, [], false);
  expect(await screen.press(name)).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹inbox› Keep as draftNothing public changes",
    "+ div role=menuitem tabindex=-1: ‹clock› Publish later …",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹eye› Preview",
    "+ div role=menuitem tabindex=-1: ‹share› Share preview …For somebody without an account",
    "focus div Keep as draftNothing public changesPublish later …PreviewSha",
  ]);
  expect(await screen.press(/draft/i)).toEqual(["closed", "focus button More ways to save"]);
  expect(told).toEqual(["keep"]);
});

test("while it is published nothing else can be chosen", async () => {
  const { button } = await open({ kind: "publishing" });
  expect(button?.outerHTML.match(/^<button[^>]*>/)?.[0].replace(/ id="[^"]*"/, "")).toEqual(
    '<button type="button" aria-haspopup="menu" aria-expanded="false" data-state="closed" data-disabled="" disabled="" class="button button-primary split-menu" aria-label="More ways to save" title="More ways to save">',
  );
});
