import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PageBeside } from "./page-beside.tsx";

/** What has come in a frame: its words, and how far it is scrolled. */
function lay(frame: HTMLIFrameElement, words: readonly string[]) {
  const page = document.implementation.createHTMLDocument("");
  page.body.innerHTML = `<main>${words.map((one) => `<p>${one}</p>`).join("")}</main>`;
  const scrolled: (readonly number[])[] = [];
  const view = {
    ...{ scrollY: 0, innerHeight: 900 },
    scrollTo(...to: number[]) {
      scrolled.push(to);
      view.scrollY = to[1] ?? 0;
    },
    scrollBy(_: number, by: number) {
      scrolled.push(["by", Math.round(by)] as never);
    },
  };
  Object.defineProperty(page, "defaultView", { value: view });
  for (const part of page.querySelectorAll("p"))
    part.getBoundingClientRect = () => ({ top: 700 }) as DOMRect;
  Object.defineProperty(frame, "contentDocument", { value: page });
  Object.defineProperty(frame, "contentWindow", { value: view });
  const edited = () =>
    [...page.querySelectorAll<HTMLElement>("[data-edited]")].map(
      (one) => `${one.textContent} ${one.style.outline ? "outlined" : ""}`,
    );
  return {
    view,
    scrolled,
    edited,
    outlines: () => page.querySelectorAll("[style*=outline]").length,
  };
}

function open() {
  let keep = () => {};
  let write: (edited: string) => void = () => {};
  function Piece() {
    const [kept, setKept] = useState({});
    const [edited, setEdited] = useState("");
    keep = () => setKept({});
    write = setEdited;
    return (
      <PageBeside place={{ kind: "page", id: "about" }} heading="In Bangla" {...{ kept, edited }} />
    );
  }
  const screen = showPiece(<Piece />);
  const frames = () => [...document.querySelectorAll("iframe")];
  return { screen, frames, keep: () => keep(), write: (edited: string) => write(edited) };
}

test("what is being written is outlined in the page and brought into view, the part before is not any more", async () => {
  const { screen, frames, write } = open();
  await screen.came();
  const [frame] = frames();
  if (!frame) throw new Error("there is no page");
  const { edited, scrolled, outlines } = lay(frame, ["First words", "Second words"]);
  frame.dispatchEvent(new Event("load"));
  await screen.came();
  expect([edited(), scrolled.splice(0)]).toEqual([[], [[0, 0]]]);
  write("Second words");
  await screen.came();
  expect([edited(), scrolled.splice(0)]).toEqual([["Second words outlined"], [["by", 400]]]);
  // What is typed further in the same words moves nothing.
  write("Second words ");
  await screen.came();
  expect([edited(), scrolled.splice(0)]).toEqual([["Second words outlined"], []]);
  write("First words");
  await screen.came();
  expect([edited(), outlines()]).toEqual([["First words outlined"], 1]);
  write("");
  await screen.came();
  expect([edited(), outlines()]).toEqual([[], 0]);
});

test("what was kept is shown once it has come, as far down as the page before; one that does not come changes nothing", async () => {
  const { screen, frames, keep } = open();
  await screen.came();
  const [first] = frames();
  if (!first) throw new Error("there is no page");
  const { view } = lay(first, ["Words"]);
  first.dispatchEvent(new Event("load"));
  await screen.came();
  view.scrollY = 320;
  keep();
  await screen.came();
  const waiting = () => frames().map((frame) => frame.dataset.waiting);
  expect(waiting()).toEqual([undefined, "true"]);
  const second = frames()[1];
  if (!second) throw new Error("there is no page");
  Object.defineProperty(second, "contentDocument", { configurable: true, value: null });
  second.dispatchEvent(new Event("load"));
  await screen.came();
  expect(waiting()).toEqual([undefined, "true"]);
  Reflect.deleteProperty(second, "contentDocument");
  const { scrolled } = lay(second, ["Words"]);
  second.dispatchEvent(new Event("load"));
  await screen.came();
  expect([frames().length, waiting(), scrolled]).toEqual([1, [undefined], [[0, 320]]]);
});
