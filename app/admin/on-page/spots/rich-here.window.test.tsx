import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import type { Unkept } from "#app/admin/on-page/storing/use-unkept.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
// It comes by itself where somebody writes: it is read before the tests, not in one of them.
import "#app/admin/rich-text/rich-text.tsx";
import { RichHere } from "./rich-here.tsx";

/** A text of a page that is written in its place; what is told of it. */
async function open() {
  await loadRichText();
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  const told: string[] = [];
  let keepNow: (() => boolean) | null = null;
  const unkept: Unkept = {
    ...{ isThere: false, keepAll: () => true },
    tell: (_, keep) => {
      keepNow = keep;
    },
  };
  function Page() {
    const [html, setHtml] = useState("<p>One</p>");
    const [isOpen, setOpen] = useState(true);
    const keep = (next: string) => {
      told.push(next);
      setHtml(next);
    };
    const shared = { place, label: "Policy", html, unkept, stepped: 0 };
    const close = () => {
      told.push("closed");
      setOpen(false);
    };
    return isOpen ? <RichHere {...shared} onKeep={keep} onClose={close} /> : null;
  }
  const screen = showPiece(<Page />);
  await screen.came();
  const text = document.querySelector("[contenteditable=true]");
  const { editor } = text as unknown as { editor: Editor };
  const write = async (words: string) => {
    editor.commands.setContent(`<p>${words}</p>`, { emitUpdate: true });
    await vi.advanceTimersByTimeAsync(100);
  };
  return { screen, place, told, write, text, keepNow: () => keepNow?.() };
}

test("a text that is written in its place is stored when the typing pauses, and before the page is left", async () => {
  const { screen, write, told, keepNow, place } = await open();
  expect(place.style.display).toBe("none");
  await write("Two");
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await screen.came();
  expect(told).toEqual(["<p>Two</p>"]);
  await write("Three");
  expect(keepNow()).toBe(true);
  expect(told).toEqual(["<p>Two</p>", "<p>Three</p>"]);
});

test("Escape in the text keeps it and closes; elsewhere it does not", async () => {
  const { write, told, screen, text } = await open();
  await write("Two");
  document.querySelector<HTMLElement>(".rich-here-acts button")?.focus();
  await screen.key("Escape");
  expect(told).toEqual([]);
  (text as HTMLElement).focus();
  await screen.key("Escape");
  expect(told).toEqual(["<p>Two</p>", "closed"]);
});
