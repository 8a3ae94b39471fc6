import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Place } from "#app/admin/pieces/place.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePresence } from "./use-presence.ts";

const PLACE = { kind: "page", id: "about" } as const;
const RAHIM = { _id: "rahim", name: "Rahim Uddin", heading: "Cookies" };

function open(status = 200, place: Place | null = PLACE) {
  let isSeen = true;
  const seen = vi
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => (isSeen ? "visible" : "hidden"));
  document.getSelection()?.removeAllRanges();
  onTestFinished(() => {
    seen.mockRestore();
    document.getSelection()?.removeAllRanges();
  });
  const heard: unknown[] = [];
  const given = { others: [], listen: () => (answer: unknown) => void heard.push(answer) };
  function Editor() {
    const others = usePresence(place, given as never);
    return (
      <>
        <div contentEditable="true" suppressContentEditableWarning>
          <h2>Visas</h2>
          <p id="visas">We ask.</p>
          <h2>Money</h2>
          <p id="money">It comes back.</p>
        </div>
        <ul>
          {others.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </>
    );
  }
  function Piece() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {isOpen ? <Editor /> : null}
      </>
    );
  }
  const there = { others: [RAHIM], version: 3 };
  const screen = showPiece(<Piece />, () => ({ status, body: there }));
  const signs = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    const sent = (await screen.came()).filter((line) => line.startsWith("sent"));
    return sent.map((line) => line.replace("sent POST /api/drafts/page/about/presence ", ""));
  };
  const look = (is: boolean) => {
    isSeen = is;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const write = (id: string) => {
    document.getSelection()?.collapse(document.getElementById(id)?.firstChild ?? null, 0);
    document.dispatchEvent(new Event("selectionchange"));
  };
  return { screen, signs, look, write, heard: () => heard.splice(0) };
}

const names = () => [...document.querySelectorAll("li")].map((one) => one.textContent);

test("whoever has an editor open says so at once and again, and sees who else has", async () => {
  const { signs, heard } = open();
  expect(await signs()).toEqual(['{"heading":null}']);
  expect([names(), heard()]).toEqual([
    ["Rahim Uddin"],
    [{ isOk: true, status: 200, data: { others: [RAHIM], version: 3 } }],
  ]);
  expect([await signs(25_000), await signs(6_000)]).toEqual([[], ['{"heading":null}']]);
});

test("who does not see the page is not there; back at it they are at once", async () => {
  const { signs, look } = open();
  await signs();
  look(false);
  expect(await signs(61_000)).toEqual([]);
  look(true);
  expect(await signs()).toEqual(['{"heading":null}']);
});

test("where somebody writes is told once they stay there", async () => {
  const { signs, write } = open();
  await signs();
  write("money");
  expect(await signs(500)).toEqual([]);
  write("visas");
  expect([await signs(), await signs(200)]).toEqual([[], ['{"heading":"Visas"}']]);
  write("visas");
  expect(await signs(3_000)).toEqual([]);
});

test("what is refused is told, and names nobody; whoever left is not there any more", async () => {
  const { screen, signs, write, look, heard } = open(500);
  await signs();
  expect([names(), heard()]).toEqual([[], [expect.objectContaining({ isOk: false, status: 500 })]]);
  write("visas");
  await screen.press("Leave");
  write("money");
  look(true);
  expect(await signs(61_000)).toEqual([]);
});

test("of what is not made yet nobody is told", async () => {
  const { signs } = open(200, null);
  expect(await signs(31_000)).toEqual([]);
});
